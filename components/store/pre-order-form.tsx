'use client'

import { useEffect, useRef, useState } from 'react'
import { NoMailNote, useSendsMail } from '@/components/mail/no-mail'
import { Field } from '@/components/ui/form/field'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { EMAIL_MAX } from '@/lib/config/email-address'
import { PRE_ORDER_TEXTS } from '@/lib/store/catalogue'
import { storeCalls } from '@/components/store/calls'
import styles from './item-actions.module.css'

type PreOrderFormProps = {
  id: string
  isSoldOut: boolean
  email: string
}

/** Stays as it is where a call fails; the mail decides whose address it is (G-120). */
export function PreOrderForm({ id, isSoldOut, email: first }: PreOrderFormProps) {
  const submit = useSubmit()
  const [done, setDone] = useState<{ message: string; email: string } | null>(null)

  function send(data: FormData) {
    const email = String(data.get('email') ?? '').trim()
    void submit.run(() => storeCalls.preOrder({ email, itemId: id }), {
      onSuccess: ({ message }) => setDone({ message, email }),
    })
  }

  return (
    <div className={styles.form}>
      {done ? (
        <Done {...done} />
      ) : (
        <Form submit={submit} onSubmit={send}>
          <p className="type-control muted">
            {isSoldOut ? PRE_ORDER_TEXTS.soldOut : PRE_ORDER_TEXTS.inStock}
          </p>
          <div className={styles.line}>
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              autoFocus
              maxLength={EMAIL_MAX}
              defaultValue={first}
            />
            <SubmitButton>Pre-order</SubmitButton>
          </div>
          <FormError />
        </Form>
      )}
    </div>
  )
}

function Done({ message, email }: { message: string; email: string }) {
  const status = useRef<HTMLDivElement>(null)
  const sendsMail = useSendsMail()
  // The button that had the focus is gone.
  useEffect(() => status.current?.focus(), [])
  return (
    <div ref={status} tabIndex={-1} role="status">
      <p>
        {message} {sendsMail && PRE_ORDER_TEXTS.confirm(email)}
      </p>
      <NoMailNote subject="preOrder" />
    </div>
  )
}

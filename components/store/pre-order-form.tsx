import { useState } from 'react'
import { NoMailNote, useSendsMail } from '@/components/mail/no-mail'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { Sent } from '@/components/ui/form/sent'
import { useSubmit } from '@/components/ui/form/use-submit'
import { nextOf, OFFERS, type OfferName, PRE_ORDER_TEXTS } from '@/lib/store/catalogue'
import { storeCalls } from '@/components/store/calls'
import styles from './item-actions.module.css'

type PreOrderFormProps = {
  id: string
  offer: OfferName
  email: string
}

/** Stays as it is where a call fails; the mail decides whose address it is (G-120). */
export function PreOrderForm({ id, offer, email: first }: PreOrderFormProps) {
  const submit = useSubmit()
  const { send } = OFFERS[offer]
  const next = nextOf(offer, useSendsMail())
  const [done, setDone] = useState<{ message: string; email: string } | null>(null)

  function submitForm(data: FormData) {
    const email = String(data.get('email') ?? '').trim()
    void submit.run(
      () => storeCalls.preOrder({ email, ...(offer !== 'sample' && { itemId: id }) }),
      {
        onSuccess: ({ message }) => setDone({ message, email }),
      },
    )
  }

  return (
    <div className={styles.form}>
      {done ? (
        <Done {...done} />
      ) : (
        <Form submit={submit} onSubmit={submitForm}>
          <div className="type-control muted">
            {next.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <NoMailNote subject="preOrder" />
          <div className={styles.line}>
            <EmailField autoFocus defaultValue={first} />
            <SubmitButton>{send}</SubmitButton>
          </div>
          <FormError />
        </Form>
      )}
    </div>
  )
}

function Done({ message, email }: { message: string; email: string }) {
  const sendsMail = useSendsMail()
  return (
    <Sent>
      <p>
        {message} {sendsMail && PRE_ORDER_TEXTS.confirm(email)}
      </p>
      <NoMailNote subject="preOrder" />
    </Sent>
  )
}

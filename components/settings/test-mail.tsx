'use client'

import { useState } from 'react'
import { mailCalls } from '@/components/mail/calls'
import { Field } from '@/components/ui/form/field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { EMAIL_MAX } from '@/lib/config/email-address'
import { TEST_MAIL_TEXTS } from '@/lib/mail/catalogue'
import type { TestMailAnswer } from '@/lib/mail/schema'
import styles from './tests.module.css'

/** Shows what the mail server answers (G-146). `email` is the caller's own. */
export function TestMail({ email }: { email: string }) {
  const submit = useSubmit()
  const [last, setLast] = useState<TestMailAnswer | null>(null)

  function send(data: FormData) {
    setLast(null)
    const to = String(data.get('to') ?? '').trim()
    void submit.run(() => mailCalls.sendTestMail(to), { onSuccess: setLast })
  }

  return (
    <Form submit={submit} className={styles.test} aria-label="Test mail" onSubmit={send}>
      <div className={styles.line}>
        <Field
          label="Send a test mail to"
          name="to"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          defaultValue={email}
        />
        <SubmitButton variant="outline">Send a test mail</SubmitButton>
      </div>
      <FormError />
      <div role="status">
        {last && (
          <>
            <p>{last.isAccepted ? TEST_MAIL_TEXTS.accepted(last.to) : TEST_MAIL_TEXTS.refused}</p>
            <p className={`${styles.answer} muted`}>{last.answer}</p>
          </>
        )}
      </div>
    </Form>
  )
}

'use client'

import { useState } from 'react'
import { checkFields } from '@/components/account/check-fields'
import { useCaptcha } from '@/components/captcha/use-captcha'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { Sent } from '@/components/ui/form/sent'
import { useSubmit } from '@/components/ui/form/use-submit'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { callRoute } from '@/lib/http/call-route'

export function DigestForm({ email, captcha: config }: { email: string; captcha: CaptchaConfig }) {
  const captcha = useCaptcha('digest', config)
  const submit = useSubmit({ onFailure: captcha.renew })
  const [answer, setAnswer] = useState('')

  function send(data: FormData) {
    const body = { email: String(data.get('email') ?? '').trim(), ...captcha.body }
    void submit.run(() => callRoute('/api/digest', 'POST', { body }), {
      onSuccess: ({ message }) => setAnswer(message),
    })
  }

  if (answer) return <Sent>{answer}</Sent>
  return (
    <Form
      submit={submit}
      aria-label="Weekly digest"
      check={(form) => ({ ...checkFields(form), ...captcha.check() })}
      onSubmit={send}
    >
      <EmailField defaultValue={email} />
      {captcha.field}
      <div>
        <SubmitButton>Ask for it</SubmitButton>
      </div>
      <FormError keepsRow />
    </Form>
  )
}

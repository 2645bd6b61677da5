'use client'

import { useRef, useState } from 'react'
import { checkFields } from '@/components/account/check-fields'
import { useCaptcha } from '@/components/captcha/use-captcha'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { typedIn, type Values } from '@/components/ui/form/form-values'
import { Sent } from '@/components/ui/form/sent'
import { useFormDraft } from '@/components/ui/form/use-form-draft'
import { useSubmit } from '@/components/ui/form/use-submit'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { isBlank } from '@/lib/config/blank'
import { CONTACT_TEXTS } from '@/lib/contact/catalogue'
import { CONTACT_FIELDS } from '@/lib/contact/form'
import { callRoute } from '@/lib/http/call-route'
import styles from './contact-form.module.css'

type ContactFormProps = {
  initial: Pick<Values<typeof CONTACT_FIELDS>, 'name' | 'email'>
  captcha: CaptchaConfig
}

/** What is typed outlasts every refusal, and a reload (G-144). */
export function ContactForm({ initial, captcha: config }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft('message to the owner', form)
  const captcha = useCaptcha('contact', config)
  const submit = useSubmit({ onFailure: captcha.renew })
  const [answer, setAnswer] = useState('')

  function check(element: HTMLFormElement): Record<string, string> {
    const { message } = typedIn(CONTACT_FIELDS, new FormData(element))
    return {
      ...checkFields(element),
      ...(isBlank(message) && { message: CONTACT_TEXTS.messageMissing }),
      ...captcha.check(),
    }
  }

  function send(data: FormData) {
    const body = { ...typedIn(CONTACT_FIELDS, data), ...captcha.body }
    void submit.run(() => callRoute('/api/contact', 'POST', { body }), {
      onSuccess({ message }) {
        draft.clear()
        setAnswer(message)
      },
    })
  }

  if (answer) return <Sent>{answer}</Sent>
  return (
    <Form
      key={draft.key}
      submit={submit}
      formRef={form}
      className={styles.form}
      aria-label="Write to the owner"
      check={check}
      onSubmit={send}
    >
      {draft.note}
      <FormFields fields={CONTACT_FIELDS} values={{ ...initial, message: '' }} />
      {captcha.field}
      <div>
        <SubmitButton>Send message</SubmitButton>
      </div>
      <FormError keepsRow />
    </Form>
  )
}

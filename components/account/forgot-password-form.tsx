'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { showToast } from '@/components/ui/show-toast'
import { EMAIL_MAX } from '@/lib/account/catalogue'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { apiFetch } from '@/lib/http/client'
import { AccountForm } from './account-form'
import styles from './auth-page.module.css'
import { describeRefusal } from './describe-refusal'
import { useCaptcha } from './use-captcha'

/** Asks for a reset link; what is said afterwards is the same whether there is an account (G-41). */
export function ForgotPasswordForm({ captcha: config }: { captcha: CaptchaConfig }) {
  const [asked, setAsked] = useState('')
  const captcha = useCaptcha('reset-request', config)

  async function ask(form: FormData) {
    setAsked('')
    const answer = await apiFetch<{ email?: unknown } | null>('/api/reset-password/request', {
      method: 'POST',
      body: { identifier: String(form.get('identifier')), ...captcha.body },
    })
    const text = `If there is such an account, a reset link was issued for ${String(answer?.email)}.`
    void showToast('success', text, { length: 'short' })
    setAsked(text)
    captcha.renew()
  }

  return (
    <>
      <AccountForm
        submit="Request Reset Link"
        deed="Asking for a link"
        check={captcha.check}
        send={ask}
        describe={describeRefusal}
        onRefused={captcha.renew}
      >
        {(problems) => (
          <>
            <Field
              label="E-mail or username"
              name="identifier"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={EMAIL_MAX}
              required
              error={problems.identifier}
            />
            {captcha.show(problems.captcha)}
          </>
        )}
      </AccountForm>
      {asked && <p className={`${styles.note} type-control`}>{asked} It is good for 30 minutes.</p>}
    </>
  )
}

'use client'

import { useState } from 'react'
import { NoResetMailNote } from '@/components/mail/no-mail'
import { Field } from '@/components/ui/form/field'
import { showToast } from '@/components/ui/show-toast'
import { accountCalls } from '@/components/account/calls'
import { EMAIL_MAX } from '@/lib/config/email-address'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { AccountForm } from './account-form'
import styles from './auth-page.module.css'
import { useCaptcha } from '@/components/captcha/use-captcha'

/** The same text whether or not there is an account (G-41). */
export function ForgotPasswordForm({ captcha: config }: { captcha: CaptchaConfig }) {
  const [confirmation, setConfirmation] = useState('')
  const captcha = useCaptcha('reset-request', config)

  async function ask(form: FormData) {
    setConfirmation('')
    const identifier = String(form.get('identifier'))
    const { email } = await accountCalls.requestReset({ identifier, ...captcha.body })
    const text = `If there is such an account, a reset link was made for ${email}.`
    void showToast('success', text, { length: 'short' })
    setConfirmation(text)
    captcha.renew()
  }

  return (
    <>
      <AccountForm
        submit="Request Reset Link"
        check={captcha.check}
        send={ask}
        tellsStatus
        onRefused={captcha.renew}
      >
        <Field
          label="E-mail or username"
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={EMAIL_MAX}
          required
        />
        <NoResetMailNote />
        {captcha.field}
      </AccountForm>
      {confirmation && (
        <p className={`${styles.note} type-control`}>{confirmation} It is valid for 30 minutes.</p>
      )}
    </>
  )
}

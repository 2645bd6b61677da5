'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { showToast } from '@/components/ui/show-toast'
import { EMAIL_MAX, PASSWORD_LENGTH } from '@/lib/account/catalogue'
import { applyUsernameRule, USERNAME_PATTERN } from '@/lib/config/username'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { PATHS } from '@/lib/config/paths'
import { apiFetch } from '@/lib/http/client'
import { AccountForm } from './account-form'
import { keepUserOf } from './keep-user-of'
import { type TermsGate, TermsField, useTerms } from './terms-field'
import { useCaptcha } from './use-captcha'
import { UsernameField } from './username-field'

type SignUpFormProps = { captcha: CaptchaConfig; termsGate: TermsGate }

/** E-mail, username and password of a new account (S1 §2). */
export function SignUpForm({ captcha: config, termsGate }: SignUpFormProps) {
  const router = useRouter()
  const [name, setName] = useState('')
  const asksTerms = useTerms(termsGate, name)
  const captcha = useCaptcha('signup', config)

  async function signUp(form: FormData) {
    const token = await apiFetch<string>('/api/signup', {
      method: 'POST',
      body: {
        email: String(form.get('email')),
        username: applyUsernameRule(String(form.get('username'))),
        password: String(form.get('password')),
        ...captcha.body,
      },
      expect: 'text',
    })
    const { username } = keepUserOf(token)
    void showToast(
      'success',
      `Welcome ${username}! An email has been sent to the given address to verify your account.`,
    )
    router.replace(PATHS.home)
    router.refresh()
  }

  return (
    <AccountForm
      submit="sign up"
      deed="Signing up"
      check={captcha.check}
      send={signUp}
      staysBusy
      onRefused={captcha.renew}
    >
      {(problems) => (
        <>
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX}
            required
            error={problems.email}
          />
          <UsernameField
            pattern={USERNAME_PATTERN}
            error={problems.username}
            onUsername={setName}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            minLength={PASSWORD_LENGTH.min}
            maxLength={PASSWORD_LENGTH.max}
            required
            help={`At least ${PASSWORD_LENGTH.min} characters.`}
            error={problems.password}
          />
          {asksTerms && <TermsField error={problems.terms} />}
          {captcha.show(problems.captcha)}
        </>
      )}
    </AccountForm>
  )
}

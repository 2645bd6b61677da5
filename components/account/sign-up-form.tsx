'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { NoMailNote, useMailText } from '@/components/mail/no-mail'
import { EmailField } from '@/components/ui/form/email-field'
import { PasswordField } from '@/components/ui/form/password-field'
import { Sent } from '@/components/ui/form/sent'
import { showToast } from '@/components/ui/show-toast'
import { PASSWORD_LENGTH } from '@/lib/account/catalogue'
import { accountCalls } from '@/components/account/calls'
import { applyUsernameRule, USERNAME_PATTERN } from '@/lib/config/username'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { AccountForm } from './account-form'
import { keepUserOf } from './issued-user'
import { useCaptcha } from '@/components/captcha/use-captcha'
import { CheckField } from '@/components/ui/form/check-field'
import { store } from '@/components/ui/stored-text'
import { UsernameField } from './username-field'

const MAILED = 'An email has been sent to the given address to verify your account.'

type SignUpFormProps = {
  next: string
  captcha: CaptchaConfig
  termsGate: TermsGate
  /** The code of the link that was followed, and where it was mailed to. */
  invitation?: { code: string; email: string | null } | null
}

export function SignUpForm(props: SignUpFormProps) {
  const { next, captcha: config, termsGate, invitation = null } = props
  const router = useRouter()
  const [name, setName] = useState('')
  const asksTerms = useTerms(termsGate, name)
  const captcha = useCaptcha('signup', config)
  const [waitsText, setWaitsText] = useState<string | null>(null)
  const mailed = useMailText(MAILED, 'signUp')

  async function send(form: FormData) {
    const answer = await accountCalls.signUp({
      email: String(form.get('email')),
      username: applyUsernameRule(String(form.get('username'))),
      password: String(form.get('password')),
      ...(invitation && { invitation: invitation.code }),
      ...captcha.body,
    })
    if (typeof answer !== 'string') return setWaitsText(answer.message)
    const { username } = keepUserOf(answer)
    void showToast('success', `Welcome ${username}! ${mailed}`)
    router.replace(next)
    router.refresh()
  }

  if (waitsText) return <Sent className="type-lead">{waitsText}</Sent>
  return (
    <AccountForm
      submit="sign up"
      check={captcha.check}
      send={send}
      staysBusy
      onRefused={captcha.renew}
    >
      <EmailField defaultValue={invitation?.email ?? ''} required />
      <NoMailNote subject="signUp" />
      <UsernameField
        pattern={USERNAME_PATTERN}
        onUsername={setName}
        help="Lower case, no spaces; a, s, o inside become 4, 5, 0."
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        minLength={PASSWORD_LENGTH.min}
        required
        help={`At least ${PASSWORD_LENGTH.min} characters.`}
      />
      {asksTerms && <TermsField />}
      {captcha.field}
    </AccountForm>
  )
}

/** The server's clock decides `isOver` (G-36). */
type TermsGate = { isOver: boolean; marker: string | null }

const FLAG = 'termsRequired'

function useTerms({ isOver, marker }: TermsGate, username: string): boolean {
  const isAsked = !isOver && marker !== null && username.includes(marker)
  useEffect(() => {
    if (isOver) store('local', FLAG, null)
    else if (isAsked) store('local', FLAG, 'true')
  }, [isOver, isAsked])
  return isAsked
}

function TermsField() {
  return <CheckField label="I accept the terms" name="terms" required />
}

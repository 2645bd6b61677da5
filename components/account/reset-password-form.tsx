'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { PasswordField } from '@/components/ui/password-field'
import { showToast } from '@/components/ui/show-toast'
import { PASSWORD_LENGTH } from '@/lib/account/catalogue'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { PATHS } from '@/lib/config/paths'
import { apiFetch } from '@/lib/http/client'
import { AccountForm } from './account-form'
import styles from './auth-page.module.css'
import { describeRefusal } from './describe-refusal'
import { clearStoredUser } from './stored-user'
import { useCaptcha } from './use-captcha'

type ResetPasswordFormProps = {
  /** Of the mailed link; null where one came without it. */
  resetCode: string | null
  captcha: CaptchaConfig
}

/** Sets a new password by the code of a mailed link (S2 §2, G-40). */
export function ResetPasswordForm({ resetCode, captcha: config }: ResetPasswordFormProps) {
  const router = useRouter()
  const captcha = useCaptcha('reset', config)
  const isOff = resetCode === null

  async function reset(form: FormData) {
    await apiFetch<unknown>('/api/reset-password/reset', {
      method: 'POST',
      body: { resetToken: resetCode, newPassword: String(form.get('password')), ...captcha.body },
    })
    clearStoredUser()
    void showToast('success', 'Password reset successfully!', { length: 'short' })
    router.replace(PATHS.login)
  }

  return (
    <>
      {isOff && (
        <p className={styles.note}>
          This page needs the link of a mail.{' '}
          <Link href={PATHS.forgotPassword} prefetch={false}>
            Request a reset link
          </Link>
        </p>
      )}
      <AccountForm
        submit="Reset password"
        deed="Setting a password"
        disabled={isOff}
        check={captcha.check}
        send={reset}
        staysBusy
        describe={describeRefusal}
        onRefused={captcha.renew}
      >
        {(problems) => (
          <>
            <PasswordField
              label="New password"
              name="password"
              autoComplete="new-password"
              minLength={PASSWORD_LENGTH.min}
              maxLength={PASSWORD_LENGTH.max}
              required
              disabled={isOff}
              help={`At least ${PASSWORD_LENGTH.min} characters.`}
              error={problems.password}
            />
            {!isOff && captcha.show(problems.captcha)}
          </>
        )}
      </AccountForm>
    </>
  )
}

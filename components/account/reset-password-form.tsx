'use client'

import { Link } from '@/components/ui/link'
import { useRouter } from 'next/navigation'
import { PasswordField } from '@/components/ui/form/password-field'
import { showToast } from '@/components/ui/show-toast'
import { PASSWORD_LENGTH } from '@/lib/account/catalogue'
import { accountCalls } from '@/components/account/calls'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { PATHS } from '@/lib/config/paths'
import { AccountForm } from './account-form'
import styles from './auth-page.module.css'
import { clearStoredUser } from '@/components/ui/stored-user'
import { useCaptcha } from '@/components/captcha/use-captcha'

type ResetPasswordFormProps = {
  /** Null without the code of the mailed link. */
  resetCode: string | null
  captcha: CaptchaConfig
}

/** G-40 */
export function ResetPasswordForm({ resetCode, captcha: config }: ResetPasswordFormProps) {
  const router = useRouter()
  const captcha = useCaptcha('reset', config)
  const isOff = resetCode === null

  async function reset(form: FormData) {
    await accountCalls.resetPassword({
      resetToken: resetCode ?? '',
      newPassword: String(form.get('newPassword')),
      ...captcha.body,
    })
    clearStoredUser()
    void showToast('success', 'Password reset successfully!', { length: 'short' })
    router.replace(PATHS.login)
  }

  return (
    <>
      {isOff && (
        <p className={styles.note}>
          Open this page with the link from your mail.{' '}
          <Link href={PATHS.forgotPassword}>Request a reset link</Link>
        </p>
      )}
      <AccountForm
        submit="Reset password"
        disabled={isOff}
        check={captcha.check}
        send={reset}
        staysBusy
        tellsStatus
        onRefused={captcha.renew}
      >
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH.min}
          required
          disabled={isOff}
          help={`At least ${PASSWORD_LENGTH.min} characters.`}
        />
        {!isOff && captcha.field}
      </AccountForm>
    </>
  )
}

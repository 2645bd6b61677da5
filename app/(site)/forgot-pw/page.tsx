import type { Metadata } from 'next'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { ResetPage } from '@/components/account/reset-page'
import { captchaConfig } from '@/lib/captcha/config'

export const metadata: Metadata = { title: 'Reset Password' }

export default function ForgotPasswordPage() {
  return (
    <ResetPage title="Reset Password">
      <ForgotPasswordForm captcha={captchaConfig()} />
    </ResetPage>
  )
}

import type { Metadata } from 'next'
import { AuthPage } from '@/components/account/auth-page'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { captchaConfig } from '@/lib/captcha/config'

export const metadata: Metadata = { title: 'Reset Password' }

export default function ForgotPasswordPage() {
  return (
    <AuthPage title="Reset Password">
      <ForgotPasswordForm captcha={captchaConfig()} />
    </AuthPage>
  )
}

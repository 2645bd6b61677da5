import { metadataOf } from '@/app/page-metadata'
import { ResetPage } from '@/components/account/auth-page'
import { ForgotPasswordForm } from '@/components/account/forgot-password-form'
import { captchaConfig } from '@/lib/captcha/config'

export const generateMetadata = () => metadataOf('reset-password')

export default function ForgotPasswordPage() {
  return (
    <ResetPage title="Reset Password" action="Asking for a link">
      <ForgotPasswordForm captcha={captchaConfig()} />
    </ResetPage>
  )
}

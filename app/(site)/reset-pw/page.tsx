import type { Metadata } from 'next'
import { ResetPage } from '@/components/account/reset-page'
import { ResetPasswordForm } from '@/components/account/reset-password-form'
import { captchaConfig } from '@/lib/captcha/config'

// The address holds the code of a mailed link; the server's headers keep it from others (G-42).
export const metadata: Metadata = {
  title: 'New Password',
  robots: { index: false },
}

type ResetPasswordPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { resetCode } = await searchParams
  const code = typeof resetCode === 'string' && resetCode !== '' ? resetCode : null
  return (
    <ResetPage title="New Password">
      <ResetPasswordForm resetCode={code} captcha={captchaConfig()} />
    </ResetPage>
  )
}

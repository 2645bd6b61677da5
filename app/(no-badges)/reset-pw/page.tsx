import { z } from 'zod'
import { ResetPage } from '@/components/account/auth-page'
import { ResetPasswordForm } from '@/components/account/reset-password-form'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { captchaConfig } from '@/lib/captcha/config'

// The address contains the code of the mail; headers keep it private (G-42).
export const metadata = {
  title: 'New Password',
  robots: { index: false },
}

const resetSearch = z.object({ resetCode: z.string().min(1).nullable().catch(null) })

export default async function ResetPasswordPage({ searchParams }: SearchProps) {
  const { resetCode } = await readSearch(resetSearch, searchParams)
  return (
    <ResetPage title="New Password" action="Setting a password">
      <ResetPasswordForm resetCode={resetCode} captcha={captchaConfig()} />
    </ResetPage>
  )
}

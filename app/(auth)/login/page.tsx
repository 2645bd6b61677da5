import { redirect } from 'next/navigation'
import { metadataOf } from '@/app/page-metadata'
import { AuthPage } from '@/components/account/auth-page'
import { LoginForm } from '@/components/account/login-form'
import { StoredUserKeeper } from '@/components/account/stored-user-keeper'
import type { SearchProps } from '@/components/page/read-search'
import { getViewer } from '@/lib/auth/viewer'
import { safeNextPath } from '@/lib/config/next-path'
import { PATHS } from '@/lib/config/paths'
import { isSignUpOpen } from '@/lib/settings/parts'

export const generateMetadata = () => metadataOf('login')

const SIGN_UP = { href: PATHS.register, label: 'signup here' }
const RESET = { href: PATHS.forgotPassword, label: 'reset password here' }

export default async function LoginPage({ searchParams }: SearchProps) {
  const next = safeNextPath((await searchParams).next)
  if (await getViewer()) redirect(next)
  return (
    <AuthPage
      title="Log in"
      action="Logging in"
      links={isSignUpOpen() ? [SIGN_UP, RESET] : [RESET]}
    >
      <StoredUserKeeper user={null} />
      <LoginForm next={next} />
    </AuthPage>
  )
}

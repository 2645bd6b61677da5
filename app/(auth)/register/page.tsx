import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { metadataOf } from '@/app/page-metadata'
import { AuthPage } from '@/components/account/auth-page'
import { SignUpForm } from '@/components/account/sign-up-form'
import { StoredUserKeeper } from '@/components/account/stored-user-keeper'
import { readTermsGate } from '@/lib/account/terms'
import { getViewer } from '@/lib/auth/viewer'
import { captchaConfig } from '@/lib/captcha/config'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'

const LINKS = [
  { href: PATHS.login, label: 'login here' },
  { href: PATHS.forgotPassword, label: 'reset password here' },
]

const signUpTitle = () => `${siteConfig().name} Sign Up`

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await metadataOf('register')), title: { absolute: signUpTitle() } }
}

export default async function SignUpPage() {
  if (await getViewer()) redirect(PATHS.home)
  return (
    <AuthPage title={signUpTitle()} action="Signing up" links={LINKS}>
      <StoredUserKeeper user={null} />
      <SignUpForm next={PATHS.home} captcha={captchaConfig()} termsGate={readTermsGate()} />
    </AuthPage>
  )
}

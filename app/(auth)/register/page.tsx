import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { metadataOf } from '@/app/page-metadata'
import { AuthPage } from '@/components/account/auth-page'
import { readSearch, type SearchProps } from '@/components/page/read-search'
import { SignUpForm } from '@/components/account/sign-up-form'
import { StoredUserKeeper } from '@/components/account/stored-user-keeper'
import { roleLabels } from '@/lib/account/admin/catalogue'
import { ACCOUNT_TEXTS as TEXTS } from '@/lib/account/catalogue'
import { findInvitation } from '@/lib/account/invitations'
import { readTermsGate } from '@/lib/account/terms'
import { env } from '@/lib/env'
import { getViewer } from '@/lib/auth/viewer'
import { captchaConfig } from '@/lib/captcha/config'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'

const LINKS = [
  { href: PATHS.login, label: 'login here' },
  { href: PATHS.forgotPassword, label: 'reset password here' },
]

const BY_APPROVAL =
  'The owner of this site approves each new account. You can log in once that is done.'

const signUpTitle = () => `${siteConfig().name} Sign Up`

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await metadataOf('register')), title: { absolute: signUpTitle() } }
}

const signUpSearch = z.object({ invitation: z.string().max(64).optional().catch(undefined) })

export default async function SignUpPage({ searchParams }: SearchProps) {
  if (await getViewer()) redirect(PATHS.home)
  const { invitation: code } = await readSearch(signUpSearch, searchParams)
  const found = code ? await findInvitation(code) : null
  const mode = env().SIGN_UP
  return (
    <AuthPage title={signUpTitle()} action="Signing up" links={LINKS}>
      <StoredUserKeeper user={null} />
      {code && <p className="type-control">{found ? invitedText(found) : TEXTS.invitationOver}</p>}
      {!code && mode !== 'open' && (
        <p className="type-control">{mode === 'closed' ? TEXTS.signUpClosed : BY_APPROVAL}</p>
      )}
      {(found || mode !== 'closed') && (
        <SignUpForm
          next={PATHS.home}
          captcha={captchaConfig()}
          termsGate={readTermsGate()}
          invitation={found && code ? { code, email: found.email } : null}
        />
      )}
    </AuthPage>
  )
}

function invitedText({ role }: { role: string }): string {
  const labels = roleLabels(role)
  return `You are invited${labels ? ` as ${labels}` : ''}. The invitation is for one account.`
}

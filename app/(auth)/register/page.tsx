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

const MODE_NOTES = {
  open: null,
  approval: 'The owner of this site approves each new account. You can log in once that is done.',
  closed: TEXTS.signUpClosed,
} as const

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
    <AuthPage
      title={signUpTitle()}
      action="Signing up"
      note={code ? (found ? invitedText(found) : TEXTS.invitationOver) : MODE_NOTES[mode]}
      links={LINKS}
    >
      <StoredUserKeeper user={null} />
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

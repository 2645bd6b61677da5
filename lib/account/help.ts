import HELP from '@/lib/account/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { PASSWORD_LENGTH } from '@/lib/account/catalogue'
import { PATHS } from '@/lib/config/paths'
import { env } from '@/lib/env'
import type { SiteText } from '@/lib/search/document'
import { siteConfig } from '@/lib/settings/site-config'

const SIGN_UP_TEXTS = {
  open: '',
  approval: 'The owner approves each new account. ',
  closed: 'You need an invitation of the owner. ',
} as const

export function accountHelp(): readonly SiteText[] {
  const { sendsMail } = siteConfig()
  return [
    ...helpTexts(HELP, { min: PASSWORD_LENGTH.min }),
    {
      title: 'How do I sign up?',
      href: PATHS.register,
      text: `${SIGN_UP_TEXTS[env().SIGN_UP]}Open the sign-up page and enter your e-mail address, a username and a password of at least ${PASSWORD_LENGTH.min} characters. ${sendsMail ? 'A mail with a code follows to verify the address.' : 'This site cannot send mail: “Verify email” asks the owner to confirm the address.'}`,
      keywords:
        'register registration create new account profile join become member signup membership enrol where page open',
    },
    {
      title: 'I forgot my password. How do I reset it?',
      href: PATHS.forgotPassword,
      text: `Enter your e-mail address or username on the reset page. ${sendsMail ? 'A mail with a link follows; it leads' : 'This site cannot send mail: write to the owner on the contact page for a link, which leads'} to a form for a new password of at least ${PASSWORD_LENGTH.min} characters.`,
      keywords:
        'lost forgotten new remember know wrong anymore recover restore locked cannot log in pw',
    },
    {
      title: 'How do I verify my e-mail address?',
      href: PATHS.profile,
      text: sendsMail
        ? 'Press Verify on the home page or on your profile, and enter the code from the mail. The code is valid for 10 minutes.'
        : 'Press Verify on the home page or on your profile, and ask the owner, who confirms the address: this site cannot send mail.',
      keywords:
        'email verification confirm code unverified receive received arrive arrived waiting',
    },
  ]
}

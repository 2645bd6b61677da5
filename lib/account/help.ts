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
    {
      title: 'How do I sign up?',
      href: PATHS.register,
      text: `${SIGN_UP_TEXTS[env().SIGN_UP]}Open the sign-up page and enter your e-mail address, a username and a password of at least ${PASSWORD_LENGTH.min} characters. ${sendsMail ? 'A mail with a code follows to verify the address.' : 'This site cannot send mail: “Verify email” asks the owner to confirm the address.'}`,
      keywords:
        'register registration create new account profile join become member signup membership enrol where page open',
    },
    {
      title: 'Is it free to be a member?',
      href: PATHS.register,
      text: 'Yes. Nothing is paid on this site, and there is no advertising.',
      keywords:
        'cost price pay money fee subscription charge membership account become free join sign up register registration anything',
    },
    {
      title: 'How do I log in?',
      href: PATHS.login,
      text: 'Open the log-in page and enter your username and password.',
      keywords: 'login sign signin enter',
    },
    {
      title: 'I forgot my password. How do I reset it?',
      href: PATHS.forgotPassword,
      text: `Enter your e-mail address or username on the reset page. ${sendsMail ? 'A mail with a link follows; it leads' : 'This site cannot send mail: write to the owner on the contact page for a link, which leads'} to a form for a new password of at least ${PASSWORD_LENGTH.min} characters.`,
      keywords:
        'lost forgotten new remember know wrong anymore recover restore locked cannot log in pw',
    },
    {
      title: 'How do I change my password or e-mail address?',
      href: PATHS.profile,
      text: 'Press Edit on your profile page. The site asks for the current password.',
      keywords: 'email mail new edit update stolen hacked leaked compromised secure',
    },
    {
      title: 'Can I change my username?',
      href: PATHS.profile,
      text: 'Yes, on the profile page, and only once.',
      keywords: 'name rename nickname edit different another how often many times once twice',
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
    {
      title: 'How do I delete my account?',
      href: PATHS.profile,
      text: 'At the end of the profile page. A deleted account is kept for 7 days, in which you can restore it; then it is erased.',
      keywords: 'remove erase close leave deletion cancel quit rid terminate wipe',
    },
    {
      title: 'Can I restore a deleted account?',
      href: PATHS.privacy,
      text: 'Yes, within 7 days: a deleted account is kept for 7 days, in which you can restore it. Then it is erased.',
      keywords:
        'get back undo mistake accident recover undelete deletion return regret change my mind tomorrow later delete',
    },
    {
      title: 'How do I download my data?',
      href: PATHS.profile,
      text: 'On the profile page you can download all your data as one file.',
      keywords: 'export take out copy zip takeout personal everything get receive own information',
    },
    {
      title: 'How do I set my profile emoji?',
      href: PATHS.profile,
      text: 'Choose one emoji on the profile page; it stands before your username.',
      keywords: 'icon avatar face',
    },
    {
      title: 'How long must a password be?',
      href: PATHS.register,
      text: `At least ${PASSWORD_LENGTH.min} characters, and not one that is known to be stolen.`,
      keywords: 'minimum length characters short rules',
    },
    {
      title: 'What happens to my art when I delete my account?',
      href: PATHS.privacy,
      text: 'It stays, with the author [deleted]. Recipes, makes and pieces stay too, without your name.',
      keywords: 'gone erased remains pictures author name',
    },
    {
      title: 'Can somebody take my username when I delete my account?',
      href: PATHS.privacy,
      text: 'Not at first: former usernames, and those of a deleted account, stay reserved for 90 days.',
      keywords: 'grab get reuse free again other else name released reserved deleted',
    },
    {
      title: 'How long is a link for a new password valid?',
      href: PATHS.privacy,
      text: 'A link for a new password is valid for 30 minutes, a code for 10 minutes.',
      keywords: 'reset expire expires expiry stay work password link',
    },
    {
      title: 'Do others see my birthday or how old I am?',
      href: PATHS.privacy,
      text: 'No: on the day, a member with a birthday is named to other members; the date and the year are shown to nobody.',
      keywords:
        'age visible public private people look profile others everybody somebody anybody strangers know enter find out born birth date birthdate year show shown',
    },
    {
      title: 'How do I end sessions on other devices?',
      href: PATHS.profile,
      text: 'The profile page lists your sessions and ends each of them, or all others at once.',
      keywords: 'logout log out everywhere device browser session sign',
    },
  ]
}

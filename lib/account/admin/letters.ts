import { cleanLine } from '@/lib/http/clean-text'
import type { Letter, MailKind } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/settings/site-config'

export const ADMISSION_MAILS = {
  invitation: { name: 'invitation', switchedOffBy: 'nobody' },
  welcome: { name: 'welcome', switchedOffBy: 'nobody' },
  waits: { name: 'sign-up', switchedOffBy: 'nobody' },
} as const satisfies Record<string, MailKind>

type LinkLetter = { url: string; days: number }

export function invitationLetter({ url, days }: LinkLetter): Letter {
  const { name, ownerName } = siteConfig()
  return {
    subject: `You are invited to ${name}`,
    title: `You are invited to ${name}`,
    greeting: 'Hello,',
    before: [`${ownerName} invites you to be a member of ${name}.`],
    link: { label: 'Sign up', url },
    after: [
      `The link works once, and for ${days} days.`,
      'If you do not know the site, you can ignore this mail: nothing happens.',
    ],
  }
}

export function welcomeLetter({ url, days, username }: LinkLetter & { username: string }): Letter {
  const { name, ownerName } = siteConfig()
  return {
    subject: `Your account on ${name}`,
    title: 'An account was made for you',
    greeting: `Hello ${cleanLine(username)},`,
    before: [
      `${ownerName} made you an account on ${name}. Your username is ${cleanLine(username)}. Choose a password to log in.`,
    ],
    link: { label: 'Choose a password', url },
    after: [
      `The link works once, and for ${days} days.`,
      'If you do not know the site, you can ignore this mail: nobody can log in without the link.',
    ],
  }
}

import { PATHS } from '@/lib/config/paths'
import { addReader, isDigestOffered, isReader, removeReader } from '@/lib/digest/readers'
import { longDay } from '@/lib/format'
import type { Letter, LetterSection, MailKind } from '@/lib/mail/letter'
import { siteConfig } from '@/lib/settings/site-config'

export const DIGEST_CONFIRM_MAIL: MailKind = { name: 'digest confirm', switchedOffBy: 'nobody' }

export const DIGEST_MAIL: MailKind = {
  name: 'weekly digest',
  switchedOffBy: 'recipient',
  about: 'each week on this site',
  isOffered: isDigestOffered,
  isOn: isReader,
  switchOff: removeReader,
  switchOn: addReader,
}

export function digestConfirmLetter(token: string): Letter {
  const { name, url } = siteConfig()
  return {
    subject: `Confirm the weekly digest of ${name}`,
    title: 'Confirm the weekly digest',
    greeting: 'Hello,',
    before: [`Somebody, hopefully you, asked ${name} to write to this address once a week.`],
    link: { label: 'Confirm the digest', url: `${url}${PATHS.digest}?token=${token}` },
    after: [
      'The link works for 7 days.',
      'If it was not you, you can ignore this mail: you get no other one, and the address is deleted after 7 days.',
    ],
  }
}

export function digestLetter(monday: string, sections: readonly LetterSection[]): Letter {
  const { name } = siteConfig()
  return {
    subject: `${name}: the week of ${longDay(monday)}`,
    title: `The week of ${longDay(monday)}`,
    greeting: 'Hello,',
    before: [`This is what happened on ${name}.`],
    sections,
    after: [],
  }
}

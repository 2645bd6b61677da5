import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'
import { counted } from '@/lib/format'
import { cleanLine } from '@/lib/http/clean-text'
import { toHtml } from '@/lib/mail/html'
import type { MailMessage } from '@/lib/mail/message'
import { type Letter, toText } from '@/lib/mail/letter'
import { writeNotice } from '@/lib/mail/notices'

export type WrittenMail = { subject: string; text: string; html: string; secret: string | null }

export function writeMail(message: MailMessage): WrittenMail {
  return { ...writeLetter(letterOf(message)), secret: secretOf(message) }
}

export function writeLetter(letter: Letter): Omit<WrittenMail, 'secret'> {
  const site = siteConfig()
  return {
    subject: cleanLine(letter.subject),
    text: toText(letter, site),
    html: toHtml(letter, site),
  }
}

function secretOf(message: MailMessage): string | null {
  if (message.kind === 'verify') return message.code
  return message.kind === 'reset' ? message.resetCode : null
}

function letterOf(message: MailMessage): Letter {
  const { name, url } = siteConfig()
  const username = cleanLine(message.username)
  const greeting = `Hello ${username},`
  if (message.kind === 'notice') return writeNotice(message.notice, username)
  if (message.kind === 'verify') {
    const { code, validDays } = message
    const time = validDays === undefined ? '10 minutes' : counted(validDays, 'day')
    return {
      subject: `Your verification code for ${name}`,
      title: 'Verify your e-mail',
      greeting,
      before: [`With this code you verify your e-mail address on ${name}:`],
      code,
      after: [
        `The code is valid for ${time}. Enter it where you asked for it.`,
        'If you did not ask for it, you can ignore this mail: without the code nothing happens.',
      ],
    }
  }
  return {
    subject: `Set a new password on ${name}`,
    title: 'Set a new password',
    greeting,
    before: [`Somebody, hopefully you, asked for a new password for your account on ${name}.`],
    link: {
      label: 'Set a new password',
      url: `${url}${PATHS.resetPassword}?resetCode=${encodeURIComponent(message.resetCode)}`,
    },
    after: [
      'The link works once, and for 30 minutes. If you asked more than once, only the newest works.',
      'If it was not you, you can ignore this mail: your password stays as it is.',
    ],
  }
}

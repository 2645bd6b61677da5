import { randomUUID } from 'node:crypto'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { RateRule } from '@/lib/http/rate-limit'
import { chooseMailServer } from '@/lib/integrations/mail/choose-transport'
import { MailError } from '@/lib/integrations/mail/port'
import { TEST_MAIL_TEXTS } from '@/lib/mail/catalogue'
import { isDeliverable } from '@/lib/mail/addresses'
import type { Letter } from '@/lib/mail/letter'
import type { TestMailAnswer, TestMailBody } from '@/lib/mail/schema'
import { writeLetter } from '@/lib/mail/templates'
import { siteConfig } from '@/lib/settings/site-config'

export function testMailRates(adminId: string): RateRule[] {
  return [{ name: 'test-mail', key: adminId, max: 20, windowMs: HOUR_MS }]
}

/** It passes by the outbox, so that the caller sees what the mail server answers. */
export async function sendTestMail(
  admin: Admin,
  { to = admin.email }: TestMailBody,
): Promise<TestMailAnswer> {
  const server = chooseMailServer()
  if (!server) throw new AppError('conflict', { message: TEST_MAIL_TEXTS.noServer })
  if (!isDeliverable(to)) {
    throw new AppError('invalid', { message: TEST_MAIL_TEXTS.undeliverable(to) }).at('to')
  }
  const messageId = `${randomUUID()}@${new URL(env().SITE_URL).hostname}`
  const mail = { to, messageId, date: now(), ...writeLetter(letter()) }
  try {
    const answer = await server.deliver(mail, new AbortController().signal)
    return { to, isAccepted: true, answer }
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    return { to, isAccepted: false, answer: error.message }
  }
}

function letter(): Letter {
  const { name } = siteConfig()
  return {
    subject: `Test mail from ${name}`,
    title: 'The mail works',
    greeting: 'Hello,',
    before: [`${name} sent this mail because its owner pressed "Send a test mail".`],
    after: [
      'If it stands among junk mail, its sender or the address of the site is not set up yet.',
    ],
  }
}

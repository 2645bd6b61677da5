import { randomUUID } from 'node:crypto'
import { Types } from 'mongoose'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import type { MailMessage } from '@/lib/mail/message'
import { writeMail } from '@/lib/mail/templates'
import { wakeMailSender } from '@/lib/mail/wake'
import { MailModel } from '@/models/mail'

/** The outbox sends it; throws when the database is unreachable. */
export async function queueMail(message: MailMessage): Promise<void> {
  const time = now()
  await MailModel.create({
    kind: message.kind,
    to: message.to,
    userId: message.userId ? new Types.ObjectId(message.userId) : null,
    ...writeMail(message),
    messageId: `${randomUUID()}@${new URL(env().SITE_URL).hostname}`,
    queuedAt: time,
    triedFrom: time,
    nextTryAt: time,
  })
  wakeMailSender()
}

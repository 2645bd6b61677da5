import { randomUUID } from 'node:crypto'
import { Types } from 'mongoose'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import type { Letter, MailKind } from '@/lib/mail/letter'
import type { MailMessage } from '@/lib/mail/message'
import { writeLetter, writeMail, type WrittenMail } from '@/lib/mail/templates'
import { unsubscribeLink } from '@/lib/mail/unsubscribe-link'
import { wakeMailSender } from '@/lib/mail/wake'
import { MailModel } from '@/models/mail'

/** The outbox sends it; throws when the database is unreachable. */
export async function queueMail(message: MailMessage): Promise<void> {
  const { kind, to, userId, key } = message
  await put({ kind, to, userId, key, ...writeMail(message) })
}

type FeatureMail = {
  to: string
  letter: Letter
  /** The token within the letter, hidden in the outbox. */
  secret?: string
  /** A second mail of the same key is not queued. */
  key?: string
}

export async function queueLetter(kind: MailKind, mail: FeatureMail): Promise<void> {
  const { to, letter, secret = null, key } = mail
  if (kind.switchedOffBy === 'nobody') {
    return put({ kind: kind.name, to, ...writeLetter(letter), secret, key })
  }
  const { url, token } = await unsubscribeLink(kind.name, to)
  const written = writeLetter({ ...letter, unsubscribeUrl: url })
  await put({ kind: kind.name, to, ...written, secret: token, unsubscribeUrl: url, key })
}

type QueuedMail = WrittenMail & {
  kind: string
  to: string
  userId?: string | undefined
  unsubscribeUrl?: string
  key?: string | undefined
}

async function put({ key, userId, ...mail }: QueuedMail): Promise<void> {
  const time = now()
  const host = new URL(env().SITE_URL).hostname
  try {
    await MailModel.create({
      ...mail,
      userId: userId ? new Types.ObjectId(userId) : null,
      messageId: `${key ?? randomUUID()}@${host}`,
      queuedAt: time,
      triedFrom: time,
      nextTryAt: time,
    })
  } catch (error) {
    if (key === undefined || !isDuplicateKey(error)) throw error
  }
  wakeMailSender()
}

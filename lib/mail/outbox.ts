import type { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { toDocumentId } from '@/lib/document-id'
import { cutPage, olderThan, timeCursor } from '@/lib/http/time-cursor'
import { redactSecret } from '@/lib/mail/redact-secret'
import type { MailRow, MailView, OutboxPage, OutboxQuery } from '@/lib/mail/schema'
import { wakeMailSender } from '@/lib/mail/wake'
import { type Mail, MailModel } from '@/models/mail'

type StoredMail = Mail & { _id: Types.ObjectId }

export async function listOutbox(
  _admin: ViewerWith<'admin'>,
  { limit, cursor }: OutboxQuery,
): Promise<OutboxPage> {
  const found = await MailModel.find(cursor ? olderThan('queuedAt', cursor) : {})
    .select({ text: 0, html: 0, secret: 0 })
    .sort({ queuedAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean()
  const { shown, next } = cutPage(found, limit, (last) => timeCursor(last.queuedAt, last._id))
  return { mails: shown.map(toMailRow), next }
}

export async function getMail(_admin: ViewerWith<'admin'>, id: string): Promise<MailView> {
  return toMailView(await readMail(id))
}

/** Also for a mail that has failed. */
export async function retryMailNow(admin: ViewerWith<'admin'>, id: string): Promise<MailView> {
  const before = await readMail(id)
  const time = now()
  const mail = await MailModel.findOneAndUpdate(
    { _id: before._id, state: { $in: ['waiting', 'failed'] } },
    { $set: { state: 'waiting', nextTryAt: time, triedFrom: time, endedAt: null } },
    { returnDocument: 'after' },
  ).lean()
  if (!mail) {
    const message = 'Only mail that waits or has failed can be sent again.'
    throw new AppError('conflict', { message })
  }
  await recordChange(admin, {
    action: 'send mail again',
    target: { kind: 'mail', id, name: mail.subject },
    before: { state: before.state },
    after: { state: mail.state },
  })
  wakeMailSender()
  return toMailView(mail)
}

async function readMail(id: string): Promise<StoredMail> {
  const _id = toDocumentId(id)
  const mail = _id && (await MailModel.findById(_id).lean())
  if (!mail) throw new AppError('not_found', { message: 'There is no such mail.' })
  return mail
}

function toMailRow(mail: StoredMail): MailRow {
  const { kind, to, subject, state, tries, queuedAt, nextTryAt } = mail
  return {
    id: String(mail._id),
    kind,
    to,
    subject,
    state,
    tries,
    error: mail.error ?? null,
    queuedAt: queuedAt.toISOString(),
    nextTryAt: state === 'waiting' ? nextTryAt.toISOString() : null,
    endedAt: mail.endedAt?.toISOString() ?? null,
  }
}

/** Without a mail server the code is shown, as nothing else delivers it (G-44). */
function toMailView(mail: StoredMail): MailView {
  const { text } = env().SMTP_URL ? redactSecret(mail) : mail
  return { ...toMailRow(mail), text }
}

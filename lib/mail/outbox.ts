import type { Types } from 'mongoose'
import type { Admin } from '@/lib/auth/permissions'
import { AppError, notFound } from '@/lib/errors'
import { toDocumentId } from '@/lib/document-id'
import { cutPage, olderThan, timeCursor } from '@/lib/http/time-cursor'
import { isDeliverable } from '@/lib/mail/addresses'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import { redactSecret } from '@/lib/mail/redact-secret'
import type { MailRow, MailView, OutboxPage, OutboxQuery } from '@/lib/mail/schema'
import { countSendable, queueAgain } from '@/lib/mail/send-kept'
import { wakeMailSender } from '@/lib/mail/wake'
import { type Mail, MailModel } from '@/models/mail'

const HAS_LEFT = 'This mail has left already.'

type StoredMail = Mail & { _id: Types.ObjectId }

export async function hasSentMail(): Promise<boolean> {
  return (await MailModel.exists({ state: 'sent' })) !== null
}

export async function countWaitingMail(): Promise<number> {
  return MailModel.countDocuments({ state: 'waiting' })
}

export async function listOutbox(
  _admin: Admin,
  { limit, cursor }: OutboxQuery,
): Promise<OutboxPage> {
  const found = await MailModel.find(cursor ? olderThan('queuedAt', cursor) : {})
    .select({ text: 0, html: 0, secret: 0 })
    .sort({ queuedAt: -1, _id: -1 })
    .limit(limit + 1)
    .lean()
  const { shown, next } = cutPage(found, limit, (last) => timeCursor(last.queuedAt, last._id))
  const hasServer = await hasMailServer()
  const mails = shown.map((mail) => toMailRow(mail, hasServer))
  return { mails, next, sendable: hasServer ? await countSendable() : 0 }
}

export async function getMail(_admin: Admin, id: string): Promise<MailView> {
  return toMailView(await readMail(id), await hasMailServer())
}

/** Also for a mail that has failed, or was kept before there was a mail server (G-146). */
export async function retryMailNow(admin: Admin, id: string): Promise<MailView> {
  const before = await readMail(id)
  const hasServer = await hasMailServer()
  const refusal = refusalOf(before, hasServer)
  if (refusal) throw new AppError('conflict', { message: refusal })
  const unsent = { _id: before._id, state: { $ne: 'sent' as const } }
  const queued = await queueAgain(admin, unsent, () => ({
    action: 'send mail again',
    target: { kind: 'mail', id, name: before.subject },
    before: { state: before.state },
  }))
  if (queued === 0) throw new AppError('conflict', { message: HAS_LEFT })
  const mail = await readMail(id)
  wakeMailSender()
  return toMailView(mail, hasServer)
}

function refusalOf({ state, to }: Pick<StoredMail, 'state' | 'to'>, hasServer: boolean) {
  if (state === 'sent') return HAS_LEFT
  if (state !== 'kept') return null
  if (!hasServer) return 'This site has no mail server. Enter one in the settings.'
  return isDeliverable(to) ? null : 'No mail can be sent to this address.'
}

async function readMail(id: string): Promise<StoredMail> {
  const _id = toDocumentId(id)
  const mail = _id && (await MailModel.findById(_id).lean())
  if (!mail) throw notFound('There is no such mail.')
  return mail
}

function toMailRow(mail: StoredMail, hasServer: boolean): MailRow {
  const { kind, to, subject, state, tries, queuedAt, nextTryAt } = mail
  return {
    id: String(mail._id),
    kind,
    to,
    subject,
    state,
    canBeSent: refusalOf(mail, hasServer) === null,
    tries,
    error: mail.error ?? null,
    queuedAt: queuedAt.toISOString(),
    nextTryAt: state === 'waiting' ? nextTryAt.toISOString() : null,
    endedAt: mail.endedAt?.toISOString() ?? null,
  }
}

/** The code of a mail that has not left is shown, as nothing else has delivered it (G-146). */
function toMailView(mail: StoredMail, hasServer: boolean): MailView {
  const { text } = mail.state === 'sent' ? redactSecret(mail) : mail
  return { ...toMailRow(mail, hasServer), text }
}

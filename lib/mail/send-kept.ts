import type { QueryFilter, Types } from 'mongoose'
import { type Change, recordChange } from '@/lib/audit/record-change'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { counted } from '@/lib/format'
import { isDeliverable } from '@/lib/mail/addresses'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import type { SentKeptMail } from '@/lib/mail/schema'
import { wakeMailSender } from '@/lib/mail/wake'
import { type Mail, MailModel } from '@/models/mail'

/** Nothing happens without a mail server, nor a second time. */
export async function sendKeptMail(admin: Admin): Promise<SentKeptMail> {
  if (!(await hasMailServer())) return { queued: 0 }
  // A mail that is sent meanwhile is not kept any more, so that it leaves once.
  const sendable = { _id: { $in: await findSendable() }, state: 'kept' as const }
  const queued = await queueAgain(admin, sendable, (count) => ({
    action: 'send kept mail',
    target: { kind: 'outbox', id: 'outbox', name: counted(count, 'mail') },
    before: { state: 'kept' },
  }))
  if (queued > 0) wakeMailSender()
  return { queued }
}

export async function queueAgain(
  admin: Admin,
  filter: QueryFilter<Mail>,
  changeOf: (count: number) => Omit<Change, 'after'>,
): Promise<number> {
  const time = now()
  const { matchedCount } = await MailModel.updateMany(filter, {
    $set: { state: 'waiting', nextTryAt: time, triedFrom: time, endedAt: null },
  })
  if (matchedCount === 0) return 0
  await recordChange(admin, { ...changeOf(matchedCount), after: { state: 'waiting' } })
  return matchedCount
}

export async function countSendable(): Promise<number> {
  return (await findSendable()).length
}

async function findSendable(): Promise<Types.ObjectId[]> {
  const mails = await MailModel.find({ state: 'kept' }).select({ to: 1 }).lean()
  return mails.filter(({ to }) => isDeliverable(to)).map(({ _id }) => _id)
}

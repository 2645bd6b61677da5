import type { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { counted } from '@/lib/format'
import { isDeliverable } from '@/lib/mail/deliverable'
import { hasMailServer } from '@/lib/mail/has-mail-server'
import type { SentKeptMail } from '@/lib/mail/schema'
import { wakeMailSender } from '@/lib/mail/wake'
import { MailModel } from '@/models/mail'

/** Nothing happens without a mail server, nor a second time. */
export async function sendKeptMail(admin: ViewerWith<'admin'>): Promise<SentKeptMail> {
  if (!(await hasMailServer())) return { queued: 0 }
  const time = now()
  // A mail that is sent meanwhile is not kept any more, so that it leaves once.
  const { modifiedCount: queued } = await MailModel.updateMany(
    { _id: { $in: await findSendable() }, state: 'kept' },
    { $set: { state: 'waiting', nextTryAt: time, triedFrom: time, endedAt: null } },
  )
  if (queued === 0) return { queued }
  await recordChange(admin, {
    action: 'send kept mail',
    target: { kind: 'outbox', id: 'outbox', name: counted(queued, 'mail') },
    before: { state: 'kept' },
    after: { state: 'waiting' },
  })
  wakeMailSender()
  return { queued }
}

export async function countSendable(): Promise<number> {
  return (await findSendable()).length
}

async function findSendable(): Promise<Types.ObjectId[]> {
  const kept = await MailModel.find({ state: 'kept' }).select({ to: 1 }).lean()
  return kept.filter(({ to }) => isDeliverable(to)).map(({ _id }) => _id)
}

import type { Types } from 'mongoose'
import { now, nowMs, realNow } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { closeOwner, isOwnerGone, openOwner } from '@/lib/lease-owner'
import { hideSecret } from '@/lib/mail/hide-secret'
import { type Mail, MailModel } from '@/models/mail'

/*
 * Leases follow real time, as they hold off processes that truly run; when a mail is due, and for
 * how long it is tried, follows the site's clock (G-14).
 */

/** Longer than any one try takes. */
const LEASE_MS = 120_000

const MINUTE_MS = 60_000
/** The pauses after the first failures; the last one holds for all further ones. */
const PAUSES_MS = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)
const GIVEN_UP_MS = 3 * 24 * 60 * MINUTE_MS

/** A mail in this process's hands. */
export type ClaimedMail = Mail & { _id: Types.ObjectId; owner: string }

/** Takes the mail that has been due for longest, or null. Safe between any number of processes. */
export async function claimMail(): Promise<ClaimedMail | null> {
  const owner = openOwner()
  const time = realNow()
  try {
    const mail = await MailModel.findOneAndUpdate(
      {
        state: 'waiting',
        nextTryAt: { $lte: now() },
        $or: [{ lease: null }, { 'lease.until': { $lte: time } }],
      },
      {
        $set: { lease: { owner, until: new Date(time.getTime() + LEASE_MS) } },
        $inc: { tries: 1 },
      },
      { sort: { nextTryAt: 1 }, returnDocument: 'after' },
    ).lean<Mail & { _id: Types.ObjectId }>()
    if (mail) return { ...mail, owner }
  } catch (error) {
    closeOwner(owner)
    throw error
  }
  closeOwner(owner)
  return null
}

/** Frees mail whose sender is known to be dead, so that nobody waits for its lease to run out. */
export async function freeMailOfTheDead(): Promise<void> {
  await connectDb()
  const held = await MailModel.find({ state: 'waiting', lease: { $ne: null } })
    .select({ lease: 1 })
    .lean()
  for (const { _id, lease } of held) {
    if (!lease || !isOwnerGone(lease.owner)) continue
    await MailModel.updateOne({ _id, 'lease.owner': lease.owner }, { $set: { lease: null } })
  }
}

/** Notes that a mail has left, or stays where it is. One that has left keeps no code. */
export async function endMail(mail: ClaimedMail, state: 'sent' | 'kept'): Promise<void> {
  const words = state === 'sent' ? { ...hideSecret(mail), secret: null } : {}
  await write(mail, { ...words, state, error: null, endedAt: now() })
}

/** Notes that a mail will never be taken. */
export async function giveUpMail(mail: ClaimedMail, error: string): Promise<void> {
  await write(mail, { state: 'failed', error, endedAt: now() })
}

/** Notes a failure, and when the mail is tried again; after three days it is given up. */
export async function putMailOff(mail: ClaimedMail, error: string): Promise<void> {
  if (nowMs() - mail.triedFrom.getTime() >= GIVEN_UP_MS) return giveUpMail(mail, error)
  const pause = PAUSES_MS[Math.min(mail.tries, PAUSES_MS.length) - 1] ?? MINUTE_MS
  await write(mail, { error, nextTryAt: new Date(nowMs() + pause) })
}

/** Gives a mail back that was cut off, for another process to send at once. */
export async function releaseMail(mail: ClaimedMail): Promise<void> {
  await write(mail, {})
}

async function write(mail: ClaimedMail, $set: Record<string, unknown>): Promise<void> {
  const held = { _id: mail._id, 'lease.owner': mail.owner }
  await MailModel.updateOne(held, { $set: { ...$set, lease: null } })
}

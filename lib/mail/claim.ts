import type { Types } from 'mongoose'
import { now, nowMs } from '@/lib/clock'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { leasesOn } from '@/lib/lease'
import { closeOwner, openOwner } from '@/lib/lease-owner'
import { hideSecret } from '@/lib/mail/hide-secret'
import { type Mail, MailModel } from '@/models/mail'

/** Longer than any one try takes. When a mail is due follows the site's clock (G-14). */
const leases = leasesOn(MailModel, { ms: 2 * MINUTE_MS })

/** The pauses after the first failures; the last one holds for all further ones. */
const PAUSES_MS = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)
const GIVEN_UP_MS = 3 * DAY_MS

/** Read at a time; a mail that another process takes meanwhile leaves the next ones. */
const MOST_READ = 20

/** A mail in this process's hands. */
export type ClaimedMail = Mail & { _id: Types.ObjectId; owner: string }

/** Takes the mail that has been due for longest, or null. Safe between any number of processes. */
export async function claimMail(): Promise<ClaimedMail | null> {
  const due = { state: 'waiting', nextTryAt: { $lte: now() } } as const
  for (const waiting of await findFree(due)) {
    const owner = openOwner()
    try {
      const update = { $inc: { tries: 1 } }
      const mail = await leases.claim(waiting, { owner, filter: due, update })
      if (mail) return { ...mail, owner }
    } catch (error) {
      closeOwner(owner)
      throw error
    }
    closeOwner(owner)
  }
  return null
}

async function findFree(due: { state: 'waiting'; nextTryAt: { $lte: Date } }) {
  const found = await MailModel.find(due)
    .select({ lease: 1 })
    .sort({ nextTryAt: 1 })
    .limit(MOST_READ)
    .lean()
  return found.filter(({ lease }) => leases.isFree(lease))
}

/** Notes that a mail has left, or stays where it is. One that has left keeps no code. */
export async function endMail(mail: ClaimedMail, state: 'sent' | 'kept'): Promise<void> {
  const words = state === 'sent' ? { ...hideSecret(mail), secret: null } : {}
  await leases.release(mail, { ...words, state, error: null, endedAt: now() })
}

/** Notes that a mail will never be taken. */
export async function giveUpMail(mail: ClaimedMail, error: string): Promise<void> {
  await leases.release(mail, { state: 'failed', error, endedAt: now() })
}

/** Notes a failure, and when the mail is tried again; after three days it is given up. */
export async function putMailOff(mail: ClaimedMail, error: string): Promise<void> {
  if (nowMs() - mail.triedFrom.getTime() >= GIVEN_UP_MS) return giveUpMail(mail, error)
  const pause = PAUSES_MS[Math.min(mail.tries, PAUSES_MS.length) - 1] ?? MINUTE_MS
  await leases.release(mail, { error, nextTryAt: new Date(nowMs() + pause) })
}

/** Gives a mail back that was cut off, for another process to send at once. */
export async function releaseMail(mail: ClaimedMail): Promise<void> {
  await leases.release(mail)
}

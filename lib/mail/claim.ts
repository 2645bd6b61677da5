import type { Types } from 'mongoose'
import { now, nowMs } from '@/lib/clock'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { leasesOn } from '@/lib/leases/lease'
import { closeOwner, openOwner } from '@/lib/leases/lease-owner'
import { redactSecret } from '@/lib/mail/redact-secret'
import { type Mail, MailModel } from '@/models/mail'

/** Longer than any single attempt; due times follow the site's clock (G-14). */
const leases = leasesOn(MailModel, { ms: 2 * MINUTE_MS })

const RETRY_DELAYS_MS = [1, 2, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE_MS)
const MAX_RETRY_MS = 3 * DAY_MS

const BATCH_SIZE = 20

export type ClaimedMail = Mail & { _id: Types.ObjectId; owner: string }

/** The mail due for longest, or null; safe between any number of processes. */
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
    .limit(BATCH_SIZE)
    .lean()
  return found.filter(({ lease }) => leases.isFree(lease))
}

export async function finishMail(mail: ClaimedMail, state: 'sent' | 'kept'): Promise<void> {
  const texts =
    state === 'sent' ? { ...redactSecret(mail), secret: null, unsubscribeUrl: null } : {}
  await leases.release(mail, { ...texts, state, error: null, endedAt: now() })
}

export async function failMail(mail: ClaimedMail, error: string): Promise<void> {
  await leases.release(mail, { state: 'failed', error, endedAt: now() })
}

export async function postponeMail(mail: ClaimedMail, error: string): Promise<void> {
  if (nowMs() - mail.triedFrom.getTime() >= MAX_RETRY_MS) return failMail(mail, error)
  const delay = RETRY_DELAYS_MS[Math.min(mail.tries, RETRY_DELAYS_MS.length) - 1] ?? MINUTE_MS
  await leases.release(mail, { error, nextTryAt: new Date(nowMs() + delay) })
}

/** The mail was aborted; another process can send it at once. */
export async function releaseMail(mail: ClaimedMail): Promise<void> {
  await leases.release(mail)
}

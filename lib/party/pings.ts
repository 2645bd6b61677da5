import type { Admin } from '@/lib/auth/permissions'
import { isSameSecret } from '@/lib/auth/secret'
import { lastDays, today } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { isPrefetch, mayBeCounted } from '@/lib/http/prefetch'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'
import type { PingDayRow } from '@/lib/party/schema'
import { type PingDay, PingDayModel } from '@/models/ping-day'

type PingedPage = Exclude<keyof PingDay, '_id'>

type Call = { method: string; headers: Headers }

/** It counts for the UTC day, and stores nothing about who called (G-106, G-113). */
export async function countPing(page: PingedPage, { method, headers }: Call): Promise<void> {
  if (method === 'HEAD' || isPrefetch(headers) || !mayBeCounted(headers)) return
  await PingDayModel.updateOne({ _id: today() }, { $inc: { [page]: 1 } }, { upsert: true })
}

/** Throws 404 for another secret, and where none is set (G-134). */
export function checkPingSecret(given: string): void {
  const { PING_SECRET } = env()
  if (PING_SECRET === undefined || !isSameSecret(given, PING_SECRET)) {
    throw new AppError('not_found')
  }
}

/** What the joke page calls; null where no secret is set. */
export function jokePing(): string | null {
  const { PING_SECRET } = env()
  return PING_SECRET === undefined
    ? null
    : `/api/ping/${encodeURIComponent(PING_SECRET)}/unsubscribe`
}

/** Today first, days without a ping among them. */
export async function listPingDays(_admin: Admin, days: number): Promise<PingDayRow[]> {
  const wanted = lastDays(days)
  const stored = await PingDayModel.find({ _id: { $in: wanted } }).lean()
  const found = new Map(stored.map((day) => [day._id, day]))
  return wanted.map((day) => {
    const { party = 0, unsubscribe = 0 } = found.get(day) ?? {}
    return { day, party, unsubscribe }
  })
}

export function pingRates({ ip }: { ip: string }): RateRule[] {
  return [{ name: 'ping', key: addressKey(ip), max: 30, windowMs: MINUTE_MS }]
}

import { nowMs, realNow } from '@/lib/clock'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { RateCounterModel } from '@/models/rate-counter'

/** Counted by the web process (server/general-limit.ts). */
export const GENERAL_PER_MINUTE = 300
export const PICTURES_PER_MINUTE = 3000

/** At most `max` calls per `key` in a window of `windowMs` (G-13). */
export type RateRule = { name: string; key: string; max: number; windowMs: number }

export function uploadRates(userId: string): RateRule[] {
  return [{ name: 'upload', key: userId, max: 60, windowMs: HOUR_MS }]
}

/** Fixed windows shared by all processes; throws 429 (G-13). */
export async function checkRates(rules: readonly RateRule[]): Promise<void> {
  if (env().RATE_LIMIT === 'off') return
  for (const rule of rules) await countCall(rule)
}

async function countCall({ name, key, max, windowMs }: RateRule): Promise<void> {
  const start = Math.floor(nowMs() / windowMs) * windowMs
  const _id = `${name}:${start}:${key}`
  // A refused call does not count: the filter matches only below the limit.
  const counted = await RateCounterModel.updateOne(
    { _id, count: { $lt: max } },
    { $inc: { count: 1 } },
  )
  if (counted.matchedCount === 1) return
  try {
    const purgeAt = new Date(realNow().getTime() + windowMs + DAY_MS)
    await RateCounterModel.create({ _id, count: 1, purgeAt })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    const again = await RateCounterModel.updateOne(
      { _id, count: { $lt: max } },
      { $inc: { count: 1 } },
    )
    if (again.matchedCount === 0) throw tooMany(start + windowMs - nowMs())
  }
}

function tooMany(remainingMs: number): AppError {
  return new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(remainingMs / 1000)) })
}

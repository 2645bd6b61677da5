import { LRUCache } from 'lru-cache'
import { nowMs, realNow } from '@/lib/clock'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { shared } from '@/lib/process-state'
import { RateCounterModel } from '@/models/rate-counter'

export const GENERAL_PER_MINUTE = 300
/** Of public pictures, apart from the general limit (G-111). */
export const PICTURES_PER_MINUTE = 3000

/** At most `max` calls per `key` in a window of `windowMs` (G-13). */
export type RateRule = { name: string; key: string; max: number; windowMs: number }

export function uploadRates(userId: string): RateRule[] {
  return [{ name: 'upload', key: userId, max: 60, windowMs: HOUR_MS }]
}

type Window = { count: number; endsAt: number }
const general = () =>
  shared('general-rate-limit', () => new LRUCache<string, Window>({ max: 50_000 }))

/** 300 calls a minute per caller, counted in this process (G-13). */
export function checkGeneralRate(caller: string): void {
  countInProcess(caller, GENERAL_PER_MINUTE)
}

export function checkPictureRate(caller: string): void {
  countInProcess(`pictures:${caller}`, PICTURES_PER_MINUTE)
}

function countInProcess(caller: string, max: number): void {
  if (env().RATE_LIMIT === 'off') return
  const time = nowMs()
  const window = general().get(caller)
  if (!window || window.endsAt <= time) {
    general().set(caller, { count: 1, endsAt: time + MINUTE_MS })
    return
  }
  if (window.count >= max) throw tooMany(window.endsAt - time)
  window.count++
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

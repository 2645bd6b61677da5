import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { nowMs, realNow } from '@/lib/clock'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { waitText } from '@/lib/format'
import { logger } from '@/lib/logger'
import { RateCounterModel } from '@/models/rate-counter'

/** Counted by the web process (server/general-limit.ts). */
export const GENERAL_PER_MINUTE = 300
export const PICTURES_PER_MINUTE = 3000
/** It limits all that is cached for visitors, including 304s. */
export const CACHED_PER_MINUTE = 3000

/** It allows at most `max` calls per `key` in a window of `windowMs` (G-13). */
export type RateRule = {
  name: string
  key: string
  max: number
  windowMs: number
  /** All calls by default, or only those that succeed, or only those that `run` refuses. */
  counts?: 'done' | 'refused'
  /** It replaces the general text of a 429. */
  refusal?: string
}

/** Who fills the site sends many pictures (G-152). */
export function uploadRates(viewer: Viewer): RateRule[] {
  const fillsSite = hasRole(viewer, 'chef') || hasRole(viewer, 'gallery_manager')
  const max = fillsSite ? 600 : 60
  return [{ name: 'upload', key: viewer.id, max, windowMs: HOUR_MS }]
}

/** Fixed windows shared by all processes; throws 429 (G-13). */
export async function checkRates(rules: readonly RateRule[]): Promise<void> {
  await countCalls(rules)
}

/** Also takes back a count that the outcome of the work does not deserve. */
export async function withRates<T>(
  rules: readonly RateRule[],
  work: () => T | Promise<T>,
): Promise<T> {
  // Counted before the work, so that parallel calls cannot pass the limit.
  const counted = await countCalls(rules)
  const takeBack = (outcome: RateRule['counts']) =>
    uncount(counted.filter(({ rule: { counts } }) => counts && counts !== outcome))
  try {
    const result = await work()
    await takeBack('done')
    return result
  } catch (error) {
    await takeBack(isRefusal(error) ? 'refused' : undefined)
    throw error
  }
}

/** Forgets the running windows of this key, and of those that begin with it and a colon. */
export async function clearRates(
  rules: readonly Pick<RateRule, 'name' | 'windowMs'>[],
  key: string,
): Promise<void> {
  const ids = rules.flatMap(({ name, windowMs }) => {
    const { _id } = windowOf({ name, key, windowMs })
    // `;` is the character after `:`.
    return [{ _id }, { _id: { $gt: `${_id}:`, $lt: `${_id};` } }]
  })
  await RateCounterModel.deleteMany({ $or: ids })
}

type Counted = { _id: string; rule: RateRule }

/** A refused call counts nowhere. */
async function countCalls(rules: readonly RateRule[]): Promise<Counted[]> {
  if (env().RATE_LIMIT === 'off') return []
  const counted: Counted[] = []
  for (const rule of rules) {
    const { _id, endsAt } = windowOf(rule)
    if (!(await countCall(_id, rule))) {
      await uncount(counted)
      throw tooMany(endsAt - nowMs(), rule.refusal)
    }
    counted.push({ _id, rule })
  }
  return counted
}

/** False at the limit. */
async function countCall(_id: string, { max, windowMs }: RateRule): Promise<boolean> {
  const increment = () =>
    RateCounterModel.updateOne({ _id, count: { $lt: max } }, { $inc: { count: 1 } })
  if ((await increment()).matchedCount === 1) return true
  try {
    const purgeAt = new Date(realNow().getTime() + windowMs + DAY_MS)
    await RateCounterModel.create({ _id, count: 1, purgeAt })
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return (await increment()).matchedCount === 1
  }
}

/** A failure here does not change the outcome of the call. */
async function uncount(counted: readonly Counted[]): Promise<void> {
  if (counted.length === 0) return
  const _id = { $in: counted.map((call) => call._id) }
  try {
    await RateCounterModel.updateMany({ _id, count: { $gt: 0 } }, { $inc: { count: -1 } })
  } catch (error) {
    logger().error({ err: error }, 'a call was counted although it does not count')
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && error.code !== 'rate_limited'
}

function windowOf({ name, key, windowMs }: Pick<RateRule, 'name' | 'key' | 'windowMs'>) {
  const start = Math.floor(nowMs() / windowMs) * windowMs
  return { _id: `${name}:${start}:${key}`, endsAt: start + windowMs }
}

export function tooMany(remainingMs: number, message?: string): AppError {
  const retryAfter = Math.max(1, Math.ceil(remainingMs / 1000))
  const text = `Too many requests. ${waitText(retryAfter)}`
  return new AppError('rate_limited', { retryAfter, message: message ?? text })
}

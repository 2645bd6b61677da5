import { mongo } from 'mongoose'
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

type Counted = { rule: RateRule; _id: string; endsAt: number }

/** A refused call counts nowhere. */
async function countCalls(rules: readonly RateRule[]): Promise<Counted[]> {
  if (env().RATE_LIMIT === 'off') return []
  const calls = rules.map((rule) => ({ rule, ...windowOf(rule) }))
  for (let done = 0; done < calls.length; done++) {
    done += await countFirst(calls.slice(done))
    const met = calls[done]
    if (!met || (await increment(met))) continue
    await uncount(calls.slice(0, done))
    throw tooMany(met.endsAt - nowMs(), met.rule.refusal)
  }
  return calls
}

/** Returns how many were counted before one that is at its limit, or that another call began. */
async function countFirst(calls: readonly Counted[]): Promise<number> {
  const updates = calls.map(({ _id, rule: { max, windowMs } }) => ({
    updateOne: {
      filter: { _id, count: { $lt: max } },
      update: {
        $inc: { count: 1 },
        $setOnInsert: { purgeAt: new Date(realNow().getTime() + windowMs + DAY_MS) },
      },
      upsert: true,
    },
  }))
  try {
    await RateCounterModel.bulkWrite(updates)
    return calls.length
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError) || !isDuplicateKey(error)) throw error
    return error.result.matchedCount + error.result.upsertedCount
  }
}

async function increment({ _id, rule: { max } }: Counted): Promise<boolean> {
  const filter = { _id, count: { $lt: max } }
  return (await RateCounterModel.updateOne(filter, { $inc: { count: 1 } })).matchedCount === 1
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

import { realNow, today } from '@/lib/clock'
import { AI_SHARES, type PaidFeature } from '@/lib/config/ai-shares'
import { DAY_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import { ProviderFailed } from '@/lib/integrations/ai/provider-failed'
import { logger } from '@/lib/logger'
import { AiSpendModel } from '@/models/ai-spend'

const MICROS = 1_000_000
const RETENTION_MS = 40 * DAY_MS

export class OverBudget extends Error {
  override name = 'OverBudget'
}

type PaidCall<T> = {
  feature: PaidFeature
  estimateEur: number
  run: () => Promise<{ value: T; costEur: number }>
}

/**
 * Reserves the estimate in the budget of the UTC day, then books the cost: nothing for a refused
 * call, the estimate for a failed one. Rejects with `OverBudget` without calling.
 */
export async function withBudget<T>({ feature, estimateEur, run }: PaidCall<T>): Promise<T> {
  const account = { day: today(), feature }
  const reserved = toMicros(estimateEur)
  await reserve(account, reserved)
  try {
    const { value, costEur } = await run()
    await correct(account, toMicros(costEur) - reserved)
    return value
  } catch (error) {
    if (error instanceof ProviderFailed && error.hasRefused) await correct(account, -reserved)
    throw error
  }
}

function toMicros(euros: number): number {
  return Math.ceil(euros * MICROS)
}

type SpendAccount = { day: string; feature: PaidFeature }

async function reserve({ day, feature }: SpendAccount, micros: number): Promise<void> {
  const limit = Math.floor(env().AI_DAILY_LIMIT_EUR * MICROS)
  const share = Math.floor(limit * AI_SHARES[feature])
  if (micros > share) throw new OverBudget()
  const covered = {
    micros: { $lte: limit - micros },
    // Also where the feature has spent nothing yet.
    [`by.${feature}`]: { $not: { $gt: share - micros } },
  }
  const reserveIfCovered = () =>
    AiSpendModel.updateOne({ _id: day, ...covered }, { $inc: booked(feature, micros) })
  if ((await reserveIfCovered()).matchedCount === 1) return
  try {
    const purgeAt = new Date(realNow().getTime() + RETENTION_MS)
    await AiSpendModel.create({ _id: day, micros, by: { [feature]: micros }, purgeAt })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    if ((await reserveIfCovered()).matchedCount === 0) throw new OverBudget()
  }
}

function booked(feature: PaidFeature, micros: number): Record<string, number> {
  return { micros, [`by.${feature}`]: micros }
}

/** A failed write leaves too much booked until the day ends. */
async function correct({ day, feature }: SpendAccount, micros: number): Promise<void> {
  try {
    await AiSpendModel.updateOne({ _id: day }, { $inc: booked(feature, micros) })
  } catch (error) {
    logger().warn({ err: error }, 'the cost of a call to a provider of AI could not be noted')
  }
}

import { now, realNow } from '@/lib/clock'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import { ProviderFailed } from '@/lib/integrations/ai/provider-failed'
import { logger } from '@/lib/logger'
import { AiSpendModel } from '@/models/ai-spend'

const MICROS = 1_000_000
const RETENTION_MS = 40 * 24 * 60 * 60 * 1000

export class OverBudget extends Error {
  override name = 'OverBudget'
}

export type PaidCall<T> = {
  estimateEur: number
  run: () => Promise<{ value: T; costEur: number }>
}

/**
 * Reserves the estimate in the UTC day's budget of all processes, then books the real cost. A
 * refused call costs nothing, a failed one the estimate. Rejects with `OverBudget` without calling.
 */
export async function withBudget<T>({ estimateEur, run }: PaidCall<T>): Promise<T> {
  const day = now().toISOString().slice(0, 10)
  const reserved = toMicros(estimateEur)
  await reserve(day, reserved)
  try {
    const { value, costEur } = await run()
    await correct(day, toMicros(costEur) - reserved)
    return value
  } catch (error) {
    if (error instanceof ProviderFailed && error.hasRefused) await correct(day, -reserved)
    throw error
  }
}

function toMicros(euros: number): number {
  return Math.ceil(euros * MICROS)
}

async function reserve(day: string, micros: number): Promise<void> {
  const limit = Math.floor(env().AI_DAILY_LIMIT_EUR * MICROS)
  if (micros > limit) throw new OverBudget()
  const reserveIfCovered = () =>
    AiSpendModel.updateOne({ _id: day, micros: { $lte: limit - micros } }, { $inc: { micros } })
  if ((await reserveIfCovered()).matchedCount === 1) return
  try {
    const purgeAt = new Date(realNow().getTime() + RETENTION_MS)
    await AiSpendModel.create({ _id: day, micros, purgeAt })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    if ((await reserveIfCovered()).matchedCount === 0) throw new OverBudget()
  }
}

/** A failed write leaves too much booked until the day ends. */
async function correct(day: string, micros: number): Promise<void> {
  try {
    await AiSpendModel.updateOne({ _id: day }, { $inc: { micros } })
  } catch (error) {
    logger().warn({ err: error }, 'the cost of a call to a provider of AI could not be noted')
  }
}

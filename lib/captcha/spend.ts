import { realNow } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { isDuplicateKey } from '@/lib/errors'
import { SpentChallengeModel } from '@/models/spent-challenge'

/**
 * Notes that a solution was used, under what no other one shares: false for all but the first,
 * however many come at once (G-43). `validMs` is how long it could be used again.
 */
export async function spendOnce(id: string, validMs: number): Promise<boolean> {
  try {
    await SpentChallengeModel.create({
      _id: id,
      purgeAt: new Date(realNow().getTime() + validMs + DAY_MS),
    })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

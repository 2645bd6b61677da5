import { realNow } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { isDuplicateKey } from '@/lib/errors'
import { SpentChallengeModel } from '@/models/spent-challenge'

/** True for the first of concurrent calls only (G-43); `validMs` is the rest of the validity. */
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

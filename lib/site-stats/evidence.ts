import type { ViewerWith } from '@/lib/auth/permissions'
import type { Evidence } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'
import type { Counter } from '@/lib/site-stats/schema'

/** What a figure of an account counts, so that its number can be checked (G-100). */
export async function listEvidence(
  _admin: ViewerWith<'admin'>,
  userId: string,
  counter: Counter,
): Promise<Evidence> {
  for (const { evidence } of FEATURES) {
    const list = evidence?.[counter]
    if (list) return list(userId)
  }
  throw new Error(`No feature says what ${counter} counts.`)
}

import { z } from 'zod'
import { count, username } from '@/lib/http/answer-fields'

/** G-101 */
export const siteTotals = z.object({
  totalUsers: count,
  totalAOTD: count,
  totalMessages: count,
  totalTokensUsed: count,
})
export type SiteTotals = z.infer<typeof siteTotals>

export const adminTotals = siteTotals.extend({
  totalFriendsFamilyUsers: count,
  /** At most ten, descending; without zeros. */
  usersWithTheMostTokens: z.array(z.object({ username, chatTokensUsed: count })),
})
export type AdminTotals = z.infer<typeof adminTotals>

export const totalsAnswer = z.union([adminTotals, siteTotals])

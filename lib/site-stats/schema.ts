import { z } from 'zod'
import { count, username } from '@/lib/http/answer-fields'

/** What everybody may know of the site as a whole (G-101). */
export const siteTotals = z.object({
  totalUsers: count,
  totalAOTD: count,
  totalMessages: count,
  totalTokensUsed: count,
})
export type SiteTotals = z.infer<typeof siteTotals>

/** What only admins may know. */
export const adminTotals = siteTotals.extend({
  totalFriendsFamilyUsers: count,
  /** At most ten, most first; nobody without any. */
  usersWithTheMostTokens: z.array(z.object({ username, chatTokensUsed: count })),
})
export type AdminTotals = z.infer<typeof adminTotals>

export const totalsAnswer = z.union([adminTotals, siteTotals])

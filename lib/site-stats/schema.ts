import { z } from 'zod'
import type { UserStats } from '@/lib/account/admin/schema'
import { count, pageField, username } from '@/lib/http/fields'

/** G-101 */
const siteTotals = z.object({
  totalUsers: count,
  totalAOTD: count,
  totalMessages: count,
  totalTokensUsed: count,
})
export type SiteTotals = z.infer<typeof siteTotals>

const adminTotals = siteTotals.extend({
  totalFriendsFamilyUsers: count,
  /** They are at most ten, descending, without zeros. */
  usersWithTheMostTokens: z.array(z.object({ username, chatTokensUsed: count })),
})
export type AdminTotals = z.infer<typeof adminTotals>

export const totalsAnswer = z.union([adminTotals, siteTotals])

export type StatsRow = UserStats & { id: string }

export type StatsPage = { rows: StatsRow[]; page: number; pages: number }

const COUNTERS = [
  'totalAOTDs',
  'oGquoteCount',
  'longestStreak',
  'confirmedRecipeMakes',
  'daysOnTop',
  'importantNumbers',
] as const satisfies readonly (keyof UserStats)[]
export type Counter = (typeof COUNTERS)[number]

export type EvidenceRow = { href?: string; cells: readonly string[] }

export type Evidence = { head: readonly string[]; rows: readonly EvidenceRow[] }

export type EvidencePage = Evidence & { page: number; pages: number }

/** The address of an account's page; its art comes first. */
export const evidenceSearch = z.object({
  of: z.enum(COUNTERS).catch('totalAOTDs'),
  page: pageField.optional().catch(undefined),
})

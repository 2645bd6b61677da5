import type { UserStats } from '@/lib/account/admin/schema'
import { listMembers } from '@/lib/account/members'
import type { ViewerWith } from '@/lib/auth/permissions'
import type { UserCounters } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'

const NONE: UserCounters = {
  oGquoteCount: 0,
  longestStreak: { count: 0, start: null, end: null },
  importantNumbers: [],
  totalAOTDs: 0,
  confirmedRecipeMakes: 0,
  daysOnTop: 0,
}

/** Most art first (G-100). */
export async function listUserStats(_admin: ViewerWith<'admin'>): Promise<UserStats[]> {
  const parts: Map<string, Partial<UserCounters>>[] = []
  for (const { counters } of FEATURES) if (counters) parts.push(await counters())
  const rows = (await listMembers()).map(({ id, username }, i) => ({
    username,
    ...NONE,
    ...Object.assign({}, ...parts.map((part) => part.get(id))),
    signupRank: i + 1,
  }))
  return rows.sort((a, b) => b.totalAOTDs - a.totalAOTDs || a.signupRank - b.signupRank)
}

import type { UserStats } from '@/lib/account/admin/schema'
import { listMembers } from '@/lib/account/members'
import type { ViewerWith } from '@/lib/auth/permissions'
import { readCounters } from '@/lib/site-stats/read-counters'

/** Most art first (G-100). */
export async function listUserStats(_admin: ViewerWith<'admin'>): Promise<UserStats[]> {
  const countersOf = await readCounters()
  const rows = (await listMembers()).map(({ id, username }) => {
    const { oGquoteCount, longestStreak, importantNumbers, totalAOTDs, ...other } = countersOf(id)
    const { confirmedRecipeMakes, signupRank, daysOnTop } = other
    return {
      ...{ username, oGquoteCount, longestStreak, importantNumbers, totalAOTDs },
      ...{ confirmedRecipeMakes, signupRank, daysOnTop },
    }
  })
  return rows.sort((a, b) => b.totalAOTDs - a.totalAOTDs || a.signupRank - b.signupRank)
}

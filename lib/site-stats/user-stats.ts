import type { UserStats } from '@/lib/account/admin/schema'
import { listMembers } from '@/lib/account/members'
import type { ViewerWith } from '@/lib/auth/permissions'
import { numberedPage } from '@/lib/http/numbered-page'
import { readCounters } from '@/lib/site-stats/read-counters'
import type { StatsPage, StatsRow } from '@/lib/site-stats/schema'

/** Most art first (G-100). */
export async function listUserStats(_admin: ViewerWith<'admin'>): Promise<UserStats[]> {
  return (await readRows()).map(({ id: _, ...row }) => row)
}

/** A page of them, from 1; one beyond the end is the last. */
export async function listStatsPage(
  _admin: ViewerWith<'admin'>,
  requested: { page: number; size: number },
): Promise<StatsPage> {
  const rows = await readRows()
  const { page, pages, skip } = numberedPage(rows.length, requested)
  return { rows: rows.slice(skip, skip + requested.size), page, pages }
}

/** Null for an account that has none, such as a sample. */
export async function findUserStats(
  _admin: ViewerWith<'admin'>,
  id: string,
): Promise<StatsRow | null> {
  const member = (await listMembers()).find((one) => one.id === id)
  return member ? toRow(member, (await readCounters(id))(id)) : null
}

async function readRows(): Promise<StatsRow[]> {
  const countersOf = await readCounters()
  const rows = (await listMembers()).map((member) => toRow(member, countersOf(member.id)))
  return rows.sort((a, b) => b.totalAOTDs - a.totalAOTDs || a.signupRank - b.signupRank)
}

function toRow(
  { id, username }: { id: string; username: string },
  counters: Omit<UserStats, 'username'>,
): StatsRow {
  const { oGquoteCount, longestStreak, importantNumbers, totalAOTDs } = counters
  const { confirmedRecipeMakes, signupRank, daysOnTop } = counters
  return {
    id,
    username,
    oGquoteCount,
    longestStreak,
    importantNumbers,
    totalAOTDs,
    confirmedRecipeMakes,
    signupRank,
    daysOnTop,
  }
}

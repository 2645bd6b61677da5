import type { UserStats } from '@/lib/account/admin/schema'
import { listMembers } from '@/lib/account/members'
import type { ViewerWith } from '@/lib/auth/permissions'
import type { UserCounters } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'
import type { StatsPage, StatsRow } from '@/lib/site-stats/schema'

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
  return (await readRows()).map(({ id: _, ...row }) => row)
}

/** A page of them, from 1; one beyond the end is the last. */
export async function listStatsPage(
  _admin: ViewerWith<'admin'>,
  { page, size }: { page: number; size: number },
): Promise<StatsPage> {
  const rows = await readRows()
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const present = Math.min(page, pages)
  return { rows: rows.slice((present - 1) * size, present * size), page: present, pages }
}

/** Null for an unknown account. */
export async function findUserStats(
  _admin: ViewerWith<'admin'>,
  id: string,
): Promise<StatsRow | null> {
  return (await readRows()).find((row) => row.id === id) ?? null
}

async function readRows(): Promise<StatsRow[]> {
  const parts: Map<string, Partial<UserCounters>>[] = []
  for (const { counters } of FEATURES) if (counters) parts.push(await counters())
  const rows = (await listMembers()).map(({ id, username }, i) => ({
    id,
    username,
    ...NONE,
    ...Object.assign({}, ...parts.map((part) => part.get(id))),
    signupRank: i + 1,
  }))
  return rows.sort((a, b) => b.totalAOTDs - a.totalAOTDs || a.signupRank - b.signupRank)
}

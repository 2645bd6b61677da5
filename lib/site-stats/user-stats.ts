import type { UserStats } from '@/lib/account/admin/schema'
import { listMembers } from '@/lib/account/members'
import type { ViewerWith } from '@/lib/auth/permissions'
import { FEATURES } from '@/lib/features'
import { numberedPage } from '@/lib/http/numbered-page'
import { readCounters } from '@/lib/site-stats/read-counters'
import type { StatsPage, StatsRow } from '@/lib/site-stats/schema'

/** Most art first (G-100). */
export async function listUserStats(_admin: ViewerWith<'admin'>): Promise<UserStats[]> {
  return (await readRows()).map(({ id: _, ...row }) => row)
}

/** A page of them, from 1; one beyond the end is the last. Nobody else is counted for it. */
export async function listStatsPage(
  _admin: ViewerWith<'admin'>,
  requested: { page: number; size: number },
): Promise<StatsPage> {
  const members = await listByArt()
  const { page, pages, skip } = numberedPage(members.length, requested)
  const shown = members.slice(skip, skip + requested.size)
  const rows = shown.map(async (one) => toRow(one, (await readCounters(one.id))(one.id)))
  return { rows: await Promise.all(rows), page, pages }
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
  return (await listByArt()).map((member) => toRow(member, countersOf(member.id)))
}

/** Equal ones stay as they signed up. Only the feature of the art is asked, which counts authors. */
async function listByArt() {
  const ofArt = FEATURES.find(({ counters }) => counters && 'totalAOTDs' in counters.none)
  const counted = await ofArt?.counters?.count()
  const artOf = ({ id }: { id: string }) => counted?.get(id)?.totalAOTDs ?? 0
  return (await listMembers()).toSorted((a, b) => artOf(b) - artOf(a))
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

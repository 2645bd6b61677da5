import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import type { UserStats } from '@/lib/account/admin/schema'
import {
  countMembers,
  eachMembers,
  findMember,
  findMembers,
  listMembers,
  type Member,
  ranksOf,
} from '@/lib/account/members'
import type { Admin } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { FEATURES } from '@/lib/features'
import { numberedPage } from '@/lib/http/numbered-page'
import { contentTag } from '@/lib/http/entity-tag'
import { readCounters } from '@/lib/site-stats/read-counters'
import type { StatsPage, StatsRow } from '@/lib/site-stats/schema'

/** Most art first (G-100). */
export async function listUserStats(_admin: Admin): Promise<UserStats[]> {
  const rows: StatsRow[] = []
  for await (const members of eachMembers()) {
    const ranks = new Map(members.map(({ id }, i) => [id, rows.length + i + 1]))
    rows.push(...(await toRows(members, ranks)))
  }
  // They come by rank.
  return rows.sort((a, b) => b.totalAOTDs - a.totalAOTDs).map(({ id: _, ...row }) => row)
}

/** A page of them, from 1; one beyond the end is the last. It reads authors and its own rows alone. */
export async function listStatsPage(
  _admin: Admin,
  requested: { page: number; size: number },
): Promise<StatsPage> {
  const { page, pages, skip } = numberedPage(await countMembers(), requested)
  const authors = await listAuthors()
  const shown = authors.slice(skip, skip + requested.size)
  const others = await listOthers(authors, {
    skip: Math.max(0, skip - authors.length),
    limit: requested.size - shown.length,
  })
  const members = [...shown, ...others]
  return { rows: await toRows(members, await ranksOf(members)), page, pages }
}

async function listAuthors(): Promise<Member[]> {
  const counters = FEATURES.map((feature) => feature.counters).find((one) => one?.works)
  const counts = (await counters?.works?.()) ?? new Map<string, number>()
  const works = ({ id }: Member) => counts.get(id) ?? 0
  const ids = [...counts.keys()]
  const key = `authors:${contentTag(ids.join())}`
  const authors = await cached(key, [ACCOUNTS_TAG], () => findMembers(ids))
  return authors.toSorted(
    (a, b) => works(b) - works(a) || +a.dateSigned - +b.dateSigned || (a.id < b.id ? -1 : 1),
  )
}

async function listOthers(authors: readonly Member[], range: { skip: number; limit: number }) {
  // The database takes a limit of 0 for none.
  if (range.limit === 0) return []
  return listMembers({ ...range, without: authors.map(({ id }) => id) })
}

/** Null for an account that has none, such as a sample. */
export async function findUserStats(_admin: Admin, id: string): Promise<StatsRow | null> {
  const member = await findMember(id)
  if (!member) return null
  const [row] = await toRows([member], await ranksOf([member]))
  return row ?? null
}

async function toRows(
  members: readonly Member[],
  ranks: ReadonlyMap<string, number>,
): Promise<StatsRow[]> {
  const countersOf = await readCounters(members.map(({ id }) => id))
  return members.map(({ id, username }) => {
    const { oGquoteCount, longestStreak, importantNumbers, totalAOTDs } = countersOf(id)
    const { confirmedRecipeMakes, daysOnTop } = countersOf(id)
    return {
      id,
      username,
      oGquoteCount,
      longestStreak,
      importantNumbers,
      totalAOTDs,
      confirmedRecipeMakes,
      signupRank: ranks.get(id) ?? 0,
      daysOnTop,
    }
  })
}

import { findOwner } from '@/lib/account/find-owner'
import { eachMembers } from '@/lib/account/members'
import {
  grantEarned,
  grantUnique,
  listRuledBadges,
  type Member,
  withoutHolder,
} from '@/lib/badges/earn'
import { takeBackStale } from '@/lib/badges/grant'
import { fulfilled } from '@/lib/badges/rules'
import type { Counters, ReadCounters } from '@/lib/define-feature'
import type { KnownCounts } from '@/lib/jobs/member-events'

/** Grants what a member has earned. Samples and unknown accounts earn nothing. */
export async function evaluateMember(
  readCounters: ReadCounters,
  userId: string,
  known: KnownCounts = {},
): Promise<void> {
  const counters = raise((await readCounters([userId]))(userId), known)
  if (counters.signedUp === 0) return
  const badges = await listRuledBadges()
  const earned = await grantEarned([{ id: userId, counters, isOwner: false }], badges)
  const unique = badges.filter(({ isUnique, rule }) => isUnique && fulfilled(rule, counters))
  const open = await withoutHolder(unique)
  const first = await grantUnique(readMembers(readCounters, new Map([[userId, counters]])), open)
  await takeBackStale([...earned, ...first])
}

/** All members in the order of their ranks, some at a time; some have `known` counters. */
export async function* readMembers(
  readCounters: ReadCounters,
  known: ReadonlyMap<string, Counters> = new Map(),
): AsyncGenerator<Member[]> {
  const owner = await findOwner()
  for await (const members of eachMembers()) {
    const countersOf = await readCounters(members.map(({ id }) => id))
    yield members.map(({ id }) => ({
      id,
      counters: known.get(id) ?? countersOf(id),
      isOwner: id === owner?.id,
    }))
  }
}

function raise(counters: Counters, known: KnownCounts): Counters {
  const raised = Object.entries(known).map(([name, count]) => [
    name,
    Math.max(counters[name as keyof KnownCounts], count),
  ])
  return { ...counters, ...Object.fromEntries(raised) }
}

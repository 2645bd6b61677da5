import { Types } from 'mongoose'
import { listBadges } from '@/lib/badges/badges'
import type { RuleCode } from '@/lib/badges/catalogue'
import { type Grant, grantBadges } from '@/lib/badges/grant'
import { fulfilled } from '@/lib/badges/rules'
import { now } from '@/lib/clock'
import type { Counters } from '@/lib/define-feature'
import { UserBadgeModel } from '@/models/user-badge'

export type Member = { id: string; counters: Counters; isOwner: boolean }

type RuledBadge = { _id: Types.ObjectId; rule: RuleCode; isUnique: boolean }

/** Those that a rule gives: neither deleted nor retired; fewest points first, as they pop up. */
export async function listRuledBadges(): Promise<RuledBadge[]> {
  const badges = (await listBadges()).toReversed()
  return badges.flatMap(({ _id, rule, isUnique, isRetired }) =>
    rule && !isRetired ? [{ _id: new Types.ObjectId(_id), rule, isUnique }] : [],
  )
}

/** Idempotent: what these members have earned and neither hold nor have lost. */
export async function grantEarned(
  members: readonly Member[],
  badges: readonly RuledBadge[],
): Promise<Grant[]> {
  const held = await readHeld(members)
  const dateEarned = now()
  const grants = members.flatMap(({ id, counters }) =>
    badges.flatMap((badge): Grant[] => {
      if (badge.isUnique || held.has(`${id}:${String(badge._id)}`)) return []
      const fulfilment = fulfilled(badge.rule, counters)
      return fulfilment ? [toGrant(id, badge, fulfilment.at ?? dateEarned)] : []
    }),
  )
  return grantBadges(grants)
}

/** The first of all members gets it, on a tie the lower rank, never the owner (G-133). */
export async function grantUnique(
  allMembers: AsyncIterable<readonly Member[]>,
  badges: readonly RuledBadge[],
): Promise<Grant[]> {
  if (badges.length === 0) return []
  const firsts = new Map<RuledBadge, Qualified>()
  for await (const members of allMembers) {
    for (const badge of badges) {
      const first = firstOf(members, badge.rule, firsts.get(badge))
      if (first) firsts.set(badge, first)
    }
  }
  return grantBadges([...firsts].map(([badge, { id, at }]) => toGrant(id, badge, at ?? now())))
}

type Qualified = { id: string; at: Date | null }

/** Both those before and `members` are in the order of their ranks. */
function firstOf(
  members: readonly Member[],
  rule: RuleCode,
  before: Qualified | undefined,
): Qualified | undefined {
  const qualified = members.flatMap(({ id, counters, isOwner }) => {
    const fulfilment = isOwner ? null : fulfilled(rule, counters)
    return fulfilment ? [{ id, at: fulfilment.at }] : []
  })
  // What is not recorded is later than what is.
  const time = ({ at }: Qualified) => at?.getTime() ?? Infinity
  const all = before ? [before, ...qualified] : qualified
  return all.sort((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)))[0]
}

export async function withoutHolder(badges: readonly RuledBadge[]): Promise<RuledBadge[]> {
  const unique = badges.filter(({ isUnique }) => isUnique)
  if (unique.length === 0) return []
  const taken = await UserBadgeModel.distinct('badgeId', {
    badgeId: { $in: unique.map(({ _id }) => _id) },
  })
  const ids = new Set(taken.map(String))
  return unique.filter(({ _id }) => !ids.has(String(_id)))
}

async function readHeld(members: readonly Member[]): Promise<Set<string>> {
  const userIds = members.map(({ id }) => new Types.ObjectId(id))
  const held = await UserBadgeModel.find({ userId: { $in: userIds } })
    .select({ userId: 1, badgeId: 1 })
    .lean()
  return new Set(held.map(({ userId, badgeId }) => `${String(userId)}:${String(badgeId)}`))
}

function toGrant(id: string, { _id, isUnique }: RuledBadge, dateEarned: Date): Grant {
  return { userId: new Types.ObjectId(id), badgeId: _id, dateEarned, isUnique }
}

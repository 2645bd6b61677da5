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

/** The first of all `members` gets it, on a tie the lower rank, never the owner (G-133). */
export async function grantUnique(
  members: readonly Member[],
  badges: readonly RuledBadge[],
): Promise<Grant[]> {
  const grants = badges.flatMap((badge) => {
    const winner = badge.isUnique ? firstOf(members, badge.rule) : null
    return winner ? [toGrant(winner.id, badge, winner.at ?? now())] : []
  })
  return grantBadges(grants)
}

function firstOf(
  members: readonly Member[],
  rule: RuleCode,
): { id: string; at: Date | null } | null {
  const qualified = members.flatMap(({ id, counters, isOwner }) => {
    const fulfilment = isOwner ? null : fulfilled(rule, counters)
    return fulfilment ? [{ id, at: fulfilment.at, rank: counters.signupRank }] : []
  })
  // What is not recorded is later than what is.
  const time = (at: Date | null) => at?.getTime() ?? Infinity
  const [first] = qualified.sort((a, b) =>
    time(a.at) === time(b.at) ? a.rank - b.rank : time(a.at) - time(b.at),
  )
  return first ?? null
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

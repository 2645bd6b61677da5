import { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { findBadge, listBadges } from '@/lib/badges/badges'
import { BADGE_TEXTS, badgeImagePath } from '@/lib/badges/catalogue'
import { BADGES_TAG, HOLDERS_TAG } from '@/lib/badges/tags'
import { holdings } from '@/lib/badges/content'
import type { Badge, EarnedBadge } from '@/lib/badges/schema'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import type { PersonSection } from '@/lib/site/schema'
import { count } from '@/lib/format'
import { UserBadgeModel } from '@/models/user-badge'
import { notFound } from '@/lib/errors'

/** Collected ones by points, then uncollected ones by date (G-92, G-133). */
export async function listEarned(viewer: Viewer): Promise<EarnedBadge[]> {
  const earned = await readEarned(viewer)
  const byDate = (a: EarnedBadge, b: EarnedBadge) => (a.dateEarned < b.dateEarned ? -1 : 1)
  const collected = earned.filter((entry) => entry.collected)
  return [
    ...collected.sort((a, b) => b.badge.value - a.badge.value || byDate(a, b)),
    ...earned.filter((entry) => !entry.collected),
  ]
}

type Holder = Pick<Viewer, 'id'>

/** On the page of a member, for members (G-160). */
export async function badgesOfPerson(
  viewer: Viewer | null,
  userId: string,
): Promise<PersonSection[]> {
  const collected = viewer
    ? (await readEarned({ id: userId })).filter((entry) => entry.collected)
    : []
  const entries = collected.map(({ dateEarned, badge: { code, name, value } }) => ({
    title: name,
    href: PATHS.badges,
    fact: `${count(value)} Points`,
    picture: badgeImagePath(code),
    date: dateEarned,
  }))
  return [{ title: 'Badges', noun: 'badge', entries }]
}

/** Oldest first (G-93). */
export async function listUncollected(viewer: Viewer): Promise<Badge[]> {
  const earned = await readEarned(viewer)
  return earned.flatMap(({ collected, badge }) => (collected ? [] : [badge]))
}

export async function countCollected(viewer: Viewer): Promise<number> {
  return (await readEarned(viewer)).filter(({ collected }) => collected).length
}

export async function hasUncollected(viewer: Viewer): Promise<boolean> {
  return (await listUncollected(viewer)).length > 0
}

/** Idempotent; 404 for a badge that is unknown or not earned (G-93). */
export async function collectBadge(viewer: Viewer, code: string): Promise<{ message: string }> {
  const badge = await findBadge(code)
  const holding = badge && { ...held(viewer), badgeId: badge._id }
  if (!holding || !(await UserBadgeModel.exists(holding))) throw notFound(BADGE_TEXTS.unknown)
  await holdings.updateMany({ ...holding, collectedAt: null }, { $set: { collectedAt: now() } })
  return { message: BADGE_TEXTS.collected }
}

export async function collectAll(viewer: Viewer): Promise<{ message: string; collected: number }> {
  const badgeIds = (await listBadges()).map(({ _id }) => new Types.ObjectId(_id))
  const collected = await holdings.updateMany(
    { ...held(viewer), badgeId: { $in: badgeIds }, collectedAt: null },
    { $set: { collectedAt: now() } },
  )
  return { message: BADGE_TEXTS.allCollected, collected }
}

/** They are in the order of earning, without deleted badges. Every page asks for them. */
function readEarned(viewer: Holder): Promise<EarnedBadge[]> {
  return cached(`earned:${viewer.id}`, [HOLDERS_TAG, BADGES_TAG], async () => {
    const found = await UserBadgeModel.find(held(viewer))
      .select({ badgeId: 1, dateEarned: 1, collectedAt: 1 })
      .sort({ dateEarned: 1, _id: 1 })
      .lean()
    if (found.length === 0) return []
    const badges = new Map((await listBadges()).map((listed) => [listed._id, listed]))
    return found.flatMap(({ _id, badgeId, dateEarned, collectedAt }) => {
      const listed = badges.get(String(badgeId))
      if (!listed) return []
      const { rule: _rule, isRetired: _isRetired, file: _file, ...badge } = listed
      const collected = collectedAt != null
      return [{ _id: String(_id), badge, collected, dateEarned: dateEarned.toISOString() }]
    })
  })
}

function held({ id }: Holder) {
  return { userId: new Types.ObjectId(id), revokedAt: null }
}

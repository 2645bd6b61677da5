import type { Types } from 'mongoose'
import {
  BADGE_TEXTS,
  badgeImagePath,
  badgeKey,
  RULE_CODES,
  type RuleCode,
} from '@/lib/badges/catalogue'
import { BADGES_TAG, HOLDERS_TAG } from '@/lib/badges/tags'
import type { Badge } from '@/lib/badges/schema'
import { cached } from '@/lib/cache'
import { notFound } from '@/lib/errors'
import { BadgeModel, type StoredBadge } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'

export type BadgeDocument = StoredBadge & { _id: Types.ObjectId }

export async function findBadge(code: string): Promise<BadgeDocument | null> {
  return BadgeModel.live.findOne({ codeKey: badgeKey(code) }).lean()
}

export async function getBadge(code: string): Promise<BadgeDocument> {
  const found = await findBadge(code)
  if (!found) throw notFound(BADGE_TEXTS.unknown)
  return found
}

/** Every badge that is not deleted, most points first; retired ones too. */
export function listBadges(): Promise<Listed[]> {
  return cached('badges', [BADGES_TAG], async () => {
    const badges = await BadgeModel.live.find().sort({ value: -1, codeKey: 1 }).lean()
    return badges.map((badge) => ({
      ...toBadge(badge),
      rule: toRule(badge.rule),
      isRetired: badge.retiredAt != null,
      file: badge.file ?? null,
    }))
  })
}

export type Listed = Badge & { rule: RuleCode | null; isRetired: boolean; file: string | null }

function toRule(code: string | null | undefined): RuleCode | null {
  return RULE_CODES.find((known) => known === code) ?? null
}

function toBadge(badge: BadgeDocument): Badge {
  const { _id, name, description, code, value, color, isUnique, dateCreated } = badge
  return {
    _id: String(_id),
    name,
    description,
    code,
    value,
    color,
    isUnique,
    category: badge.category ?? '',
    iconPath: badge.iconPath || badgeImagePath(code),
    dateCreated: dateCreated.toISOString(),
  }
}

/** How many members hold each badge, by its id; samples count for nobody. */
export async function countHolders(): Promise<Map<string, number>> {
  const counts = await cached('badge-holders', [HOLDERS_TAG], async () => {
    const groups = await UserBadgeModel.aggregate<{ _id: Types.ObjectId; holders: number }>([
      { $match: { revokedAt: null, userId: { $ne: null }, isSample: false } },
      { $group: { _id: '$badgeId', holders: { $sum: 1 } } },
    ])
    return groups.map(({ _id, holders }): [string, number] => [String(_id), holders])
  })
  return new Map(counts)
}

import type { AnyBulkWriteOperation, Types } from 'mongoose'
import type { BadgeValues } from '@/lib/badges/admin/fields'
import type { BadgeDocument } from '@/lib/badges/badges'
import { badgeKey } from '@/lib/badges/catalogue'
import { badgeContent, holdings } from '@/lib/badges/content'
import { now } from '@/lib/clock'
import type { StoredBadge } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'

export type Settings = BadgeValues & Pick<StoredBadge, 'retiredAt'>

/** `before` is null for a new one. */
export type BadgeStep = { code: string; before: BadgeDocument | null; after: Settings }

/** The lock of all that gives badges or changes them, so that nothing is given meanwhile. */
export const BADGES_LOCK = 'badges'

export function settingsOf(badge: BadgeDocument): Settings {
  const { name, description, value, color, isUnique, rule, retiredAt } = badge
  return {
    name,
    description,
    value,
    color,
    isUnique,
    rule: rule ?? null,
    category: badge.category ?? '',
    iconPath: badge.iconPath ?? '',
    retiredAt: retiredAt ?? null,
  } as Settings
}

/** All or nothing, under the lock; badges before holders: a new holder is refused or seen. */
export async function saveBadges(
  steps: readonly BadgeStep[],
  write: () => Promise<unknown> = () => badgeContent.bulkWrite(steps.map(toWrite)),
): Promise<void> {
  try {
    await write()
    await setUnique(steps, ({ after }) => after.isUnique)
  } catch (error) {
    await takeBack(steps)
    throw error
  }
}

function toWrite({ code, before, after }: BadgeStep): AnyBulkWriteOperation<StoredBadge> {
  if (before) return { updateOne: { filter: { _id: before._id }, update: { $set: after } } }
  const fixed = { code, codeKey: badgeKey(code), dateCreated: now(), file: null, deletedAt: null }
  return { insertOne: { document: { ...fixed, ...after } } }
}

/** The index of holders refuses a second holder of a unique badge (G-95). */
async function setUnique(
  steps: readonly BadgeStep[],
  isUniqueOf: (step: BadgeStep & { before: BadgeDocument }) => boolean,
): Promise<void> {
  for (const { before, ...step } of steps) {
    if (!before || before.isUnique === step.after.isUnique) continue
    const isUnique = isUniqueOf({ ...step, before })
    await holdings.updateMany({ badgeId: before._id }, { $set: { isUnique } })
  }
}

async function takeBack(steps: readonly BadgeStep[]): Promise<void> {
  const known = steps.flatMap(({ before }) => (before ? [before] : []))
  const added = steps.filter(({ before }) => !before).map(({ code }) => badgeKey(code))
  await badgeContent.deleteMany({ codeKey: { $in: added }, deletedAt: null })
  for (const badge of known) {
    await badgeContent.updateOne({ _id: badge._id }, { $set: settingsOf(badge) })
  }
  await setUnique(steps, ({ before }) => before.isUnique)
}

/** Badges that several have held, revoked or not; none of them can become unique (G-132). */
export async function findShared(ids: readonly Types.ObjectId[]): Promise<Map<string, number>> {
  const groups = await UserBadgeModel.aggregate<{ _id: Types.ObjectId; holders: number }>([
    { $match: { badgeId: { $in: ids } } },
    { $group: { _id: '$badgeId', holders: { $sum: 1 } } },
    { $match: { holders: { $gt: 1 } } },
  ])
  return new Map(groups.map(({ _id, holders }) => [String(_id), holders]))
}

/** The refusal of `isUnique`; holders who lost the badge count too (G-95). */
export function sharedText(holders: number): string {
  return `isUnique cannot be set, as ${holders} members have held this badge.`
}

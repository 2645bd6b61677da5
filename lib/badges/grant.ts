import type { AnyBulkWriteOperation, Types } from 'mongoose'
import { holdings } from '@/lib/badges/content'
import { isDuplicateKey } from '@/lib/errors'
import { BadgeModel } from '@/models/badge'
import type { StoredUserBadge } from '@/models/user-badge'

export type Grant = Pick<StoredUserBadge, 'badgeId' | 'dateEarned' | 'isUnique'> &
  Partial<Pick<StoredUserBadge, 'awardedById' | 'reason' | 'isSample' | 'collectedAt'>> & {
    userId: Types.ObjectId
  }

/** Stores each grant once, under any race; returns the new ones, not those held or lost (G-95). */
export async function grantBadges(grants: readonly Grant[]): Promise<Grant[]> {
  if (grants.length === 0) return []
  const operations = grants.map(
    ({ userId, badgeId, ...values }): AnyBulkWriteOperation<StoredUserBadge> => ({
      updateOne: {
        filter: { userId, badgeId },
        update: { $setOnInsert: values },
        upsert: true,
      },
    }),
  )
  const upserted = await holdings
    .bulkWrite(operations, { ordered: false })
    .then(({ upsertedIds }) => upsertedIds, readUpserted)
  return grants.filter((_, i) => upserted[i] !== undefined)
}

/** A badge that was changed during a grant beside the lock may be unique or retired by now. */
export async function takeBackStale(grants: readonly Grant[]): Promise<void> {
  if (grants.length === 0) return
  const ids = grants.map(({ badgeId }) => badgeId)
  const given = await BadgeModel.live
    .find({ _id: { $in: ids }, retiredAt: null })
    .select({ isUnique: 1 })
    .lean()
  const present = new Set(given.map(({ _id, isUnique }) => `${String(_id)}:${isUnique}`))
  for (const { userId, badgeId, isUnique } of grants) {
    if (present.has(`${String(badgeId)}:${isUnique}`)) continue
    await holdings.deleteMany({ userId, badgeId, isUnique })
  }
}

/** A duplicate key means that another process, or another holder, was first. */
function readUpserted(error: unknown): Record<number, unknown> {
  if (!isDuplicateKey(error)) throw error
  const { result } = error as { result?: { upsertedIds?: Record<number, unknown> } }
  return result?.upsertedIds ?? {}
}

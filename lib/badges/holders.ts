import type { Types } from 'mongoose'
import { HOLDERS_TAG } from '@/lib/badges/catalogue'
import { cached } from '@/lib/cache'
import { UserBadgeModel } from '@/models/user-badge'

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

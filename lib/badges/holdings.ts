import { listBadges } from '@/lib/badges/badges'
import { toDocumentIds } from '@/lib/document-id'
import { UserBadgeModel } from '@/models/user-badge'

export type Held = { badgeId: string; code: string; points: number }

/** Its keys are account ids; the oldest badge is first. Points count once collected (G-93). */
export async function readHoldings(userIds: readonly string[]): Promise<Map<string, Held[]>> {
  const badges = new Map((await listBadges()).map((badge) => [badge._id, badge]))
  const found = await UserBadgeModel.find({
    userId: { $in: toDocumentIds(userIds) },
    revokedAt: null,
  })
    .select({ userId: 1, badgeId: 1, collectedAt: 1 })
    .sort({ dateEarned: 1, _id: 1 })
    .lean()
  const held = new Map<string, Held[]>()
  for (const { userId, badgeId, collectedAt } of found) {
    const badge = badges.get(String(badgeId))
    if (!badge) continue
    const list = held.get(String(userId)) ?? []
    list.push({
      badgeId: badge._id,
      code: badge.code,
      points: collectedAt ? badge.value : 0,
    })
    held.set(String(userId), list)
  }
  return held
}

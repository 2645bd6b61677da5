import { Types } from 'mongoose'
import type { PersonalData } from '@/lib/define-feature'
import { holdings } from '@/lib/badges/content'
import { BadgeModel } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'

export const badgesPersonalData: PersonalData = {
  /** Revoked ones and those of deleted badges too. */
  async list({ viewer }) {
    const held = await UserBadgeModel.find({ userId: new Types.ObjectId(viewer.id) })
      .sort({ dateEarned: 1, _id: 1 })
      .lean()
    const badges = await BadgeModel.find({ _id: { $in: held.map(({ badgeId }) => badgeId) } })
      .select({ code: 1, name: 1 })
      .lean()
    const byId = new Map(badges.map(({ _id, code, name }) => [String(_id), { code, name }]))
    return {
      lists: {
        badges: held.map(({ badgeId, dateEarned, collectedAt, reason, revokedAt }) => ({
          ...byId.get(String(badgeId)),
          dateEarned: dateEarned.toISOString(),
          collectedAt: collectedAt?.toISOString() ?? null,
          reason: reason ?? null,
          revokedAt: revokedAt?.toISOString() ?? null,
        })),
      },
    }
  },
  /** A unique badge stays given, without the holder (G-133). */
  async forget({ id }) {
    const userId = new Types.ObjectId(id)
    await holdings.updateMany({ userId, isUnique: true }, { $set: { userId: null, reason: null } })
    await holdings.deleteMany({ userId })
    await holdings.updateMany({ awardedById: userId }, { $set: { awardedById: null } })
  },
}

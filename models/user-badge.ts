import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel, SAMPLE } from '@/models/define-model'

/** It stays when the badge is revoked, so that no rule gives it again. */
const userBadgeSchema = new Schema({
  /** Null once the account of the holder of a unique badge is deleted: it is given once (G-133). */
  userId: { type: Schema.Types.ObjectId, default: null },
  badgeId: { type: Schema.Types.ObjectId, required: true },
  dateEarned: { type: Date, required: true },
  /** Null until the member collects it; its points count from then on (G-93). */
  collectedAt: { type: Date, default: null },
  awardedById: { type: Schema.Types.ObjectId, default: null },
  reason: { type: String, default: null },
  revokedAt: { type: Date, default: null },
  /** Equal to `isUnique` of the badge: the unique index holds the one holder (G-95). */
  isUnique: { type: Boolean, required: true, default: false },
  ...SAMPLE,
})
userBadgeSchema.index(
  { userId: 1, badgeId: 1 },
  { unique: true, partialFilterExpression: { userId: { $type: 'objectId' } } },
)
userBadgeSchema.index(
  { badgeId: 1 },
  { unique: true, partialFilterExpression: { isUnique: { $eq: true } } },
)
userBadgeSchema.index({ badgeId: 1, revokedAt: 1 })
userBadgeSchema.index({ userId: 1, revokedAt: 1 })

export type StoredUserBadge = InferSchemaType<typeof userBadgeSchema>

export const UserBadgeModel = defineModel('UserBadge', userBadgeSchema)

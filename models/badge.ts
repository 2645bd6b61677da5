import { Schema, type InferSchemaType } from 'mongoose'
import { BADGE_MAX_POINTS, DEFAULT_COLOR, RULE_CODES } from '@/lib/badges/catalogue'
import { defineContentModel, SOFT_DELETE } from '@/models/define-model'

const badgeSchema = new Schema({
  code: { type: String, required: true },
  /** The code in lower case: codes are unique without regard to case (G-132). */
  codeKey: { type: String, required: true },
  name: { type: String, required: true },
  description: { type: String, required: true },
  value: { type: Number, required: true, min: 0, max: BADGE_MAX_POINTS },
  category: { type: String, default: '' },
  color: { type: String, required: true, default: DEFAULT_COLOR },
  /** It is what was imported; empty for the site's own picture of the badge. */
  iconPath: { type: String, default: '' },
  /** The stored picture; null for a drawn medal (G-98). */
  file: { type: String, default: null, index: true },
  /** It has at most one holder ever (G-95). */
  isUnique: { type: Boolean, required: true, default: false },
  /** The code of a default rule; null for a badge that is given by hand (G-132). */
  rule: { type: String, enum: [...RULE_CODES, null], default: null },
  dateCreated: { type: Date, required: true },
  /** It is not given any more; its holders keep it. */
  retiredAt: { type: Date, default: null },
  ...SOFT_DELETE,
})
badgeSchema.index(
  { codeKey: 1 },
  { unique: true, partialFilterExpression: { deletedAt: { $eq: null } } },
)

export type StoredBadge = InferSchemaType<typeof badgeSchema>

export const BadgeModel = defineContentModel('Badge', badgeSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineContentModel, SAMPLE, SOFT_DELETE } from '@/models/define-model'

const makeSchema = new Schema({
  recipeId: { type: Schema.Types.ObjectId, required: true },
  /** It names the author; null once the account is deleted. */
  userId: { type: Schema.Types.ObjectId, default: null, index: true },
  comment: { type: String, required: true },
  rating: { type: Number, default: null },
  picture: {
    type: new Schema(
      { full: { type: String, required: true }, small: { type: String, required: true } },
      { _id: false },
    ),
    required: true,
  },
  /** Found offensive by moderation: kept, and marked for the owner. */
  isFlagged: { type: Boolean, required: true, default: false },
  date: { type: Date, required: true },
  /** Null while it waits (G-75). */
  confirmedAt: { type: Date, default: null },
  /** It is set while it waits, from 0: the unique index limits each member and recipe (G-74). */
  slot: { type: Number, default: null },
  /** The browser chose it, so that a make that is sent again is stored once (G-74). */
  idempotencyKey: { type: String, default: null },
  ...SAMPLE,
  ...SOFT_DELETE,
})
makeSchema.index(
  { recipeId: 1, userId: 1, slot: 1 },
  { unique: true, partialFilterExpression: { slot: { $type: 'number' } } },
)
makeSchema.index(
  { userId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
)
makeSchema.index({ recipeId: 1, deletedAt: 1, date: -1 })
makeSchema.index({ confirmedAt: 1, deletedAt: 1, date: -1 })
makeSchema.index({ 'picture.full': 1 })
makeSchema.index({ 'picture.small': 1 })

export type StoredMake = InferSchemaType<typeof makeSchema>

export const MakeModel = defineContentModel('Make', makeSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** One entry a viewer and art: when their last view was counted (G-55). */
const artViewSchema = new Schema({
  artworkId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  countedAt: { type: Date, required: true },
  /** Whether this viewer is among the art's verified ones. */
  verified: { type: Boolean, required: true },
})
artViewSchema.index({ artworkId: 1, userId: 1 }, { unique: true })
artViewSchema.index({ userId: 1 })

export type ArtView = InferSchemaType<typeof artViewSchema>

export const ArtViewModel = defineModel('ArtView', artViewSchema)

import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

const artViewSchema = new Schema({
  artworkId: { type: Schema.Types.ObjectId, required: true },
  userId: { type: Schema.Types.ObjectId, required: true, index: true },
  countedAt: { type: Date, required: true },
  verified: { type: Boolean, required: true },
})
artViewSchema.index({ artworkId: 1, userId: 1 }, { unique: true })

export const ArtViewModel = defineModel('ArtView', artViewSchema)

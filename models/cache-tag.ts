import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'

/** The version of each cache tag; a write raises it, and every process sees that (lib/cache.ts). */
const cacheTagSchema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true, default: 0 },
    changedAt: { type: Date, required: true },
  },
  { versionKey: false },
)
cacheTagSchema.index({ changedAt: 1 })

export type CacheTag = InferSchemaType<typeof cacheTagSchema>

export const CacheTagModel: Model<CacheTag> =
  (mongoose.models.CacheTag as Model<CacheTag> | undefined) ??
  mongoose.model<CacheTag>('CacheTag', cacheTagSchema)

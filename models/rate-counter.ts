import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'

/** One fixed window of one named rate limit, shared by all processes (G-13). */
const rateCounterSchema = new Schema(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true, default: 0 },
    /** Real time, a day after the window (G-14). */
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
)
rateCounterSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type RateCounter = InferSchemaType<typeof rateCounterSchema>

export const RateCounterModel: Model<RateCounter> =
  (mongoose.models.RateCounter as Model<RateCounter> | undefined) ??
  mongoose.model<RateCounter>('RateCounter', rateCounterSchema)

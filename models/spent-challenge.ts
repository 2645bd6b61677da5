import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'

/** A challenge that somebody has used; a second use finds it here (G-43). */
const spentChallengeSchema = new Schema(
  {
    /** The challenge's hash, which no other challenge and no other solution has. */
    _id: { type: String, required: true },
    /** Real time, a day after its last use could be (G-14). */
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
)
spentChallengeSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type SpentChallenge = InferSchemaType<typeof spentChallengeSchema>

export const SpentChallengeModel: Model<SpentChallenge> =
  (mongoose.models.SpentChallenge as Model<SpentChallenge> | undefined) ??
  mongoose.model<SpentChallenge>('SpentChallenge', spentChallengeSchema)

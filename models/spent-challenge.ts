import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** A challenge that somebody has used; a second use finds it here (G-43). */
const spentChallengeSchema = new Schema({
  /** The challenge's hash, which no other challenge and no other solution has. */
  _id: { type: String, required: true },
  /** Real time, a day after its last use could be (G-14). */
  purgeAt: { type: Date, required: true },
})
spentChallengeSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type SpentChallenge = InferSchemaType<typeof spentChallengeSchema>

export const SpentChallengeModel = defineModel('SpentChallenge', spentChallengeSchema)

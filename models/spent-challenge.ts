import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

const spentChallengeSchema = new Schema({
  _id: { type: String, required: true },
  /** Real time, a day after the expiry (G-14). */
  purgeAt: { type: Date, required: true },
})
spentChallengeSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type SpentChallenge = InferSchemaType<typeof spentChallengeSchema>

export const SpentChallengeModel = defineModel('SpentChallenge', spentChallengeSchema)

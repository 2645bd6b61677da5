import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

const spentChallengeSchema = new Schema({
  _id: { type: String, required: true },
  ...PURGE_AT,
})

export const SpentChallengeModel = defineModel('SpentChallenge', spentChallengeSchema)

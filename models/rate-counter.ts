import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** One fixed window (G-13). */
const rateCounterSchema = new Schema({
  _id: { type: String, required: true },
  count: { type: Number, required: true, default: 0 },
  ...PURGE_AT,
})
rateCounterSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export const RateCounterModel = defineModel('RateCounter', rateCounterSchema)

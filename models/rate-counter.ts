import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** One fixed window (G-13). */
const rateCounterSchema = new Schema({
  _id: { type: String, required: true },
  count: { type: Number, required: true, default: 0 },
  ...PURGE_AT,
})

export const RateCounterModel = defineModel('RateCounter', rateCounterSchema)

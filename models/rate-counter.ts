import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** One fixed window (G-13). */
const rateCounterSchema = new Schema({
  _id: { type: String, required: true },
  count: { type: Number, required: true, default: 0 },
  /** Real time, a day after the window (G-14). */
  purgeAt: { type: Date, required: true },
})
rateCounterSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type RateCounter = InferSchemaType<typeof rateCounterSchema>

export const RateCounterModel = defineModel('RateCounter', rateCounterSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** What providers of AI cost on one UTC day, over all processes. */
const aiSpendSchema = new Schema({
  /** YYYY-MM-DD */
  _id: { type: String, required: true },
  /** Whole millionths of a euro, spent and reserved. */
  micros: { type: Number, required: true, default: 0 },
  /** Real time, some weeks after the day (G-14). */
  purgeAt: { type: Date, required: true },
})
aiSpendSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type AiSpend = InferSchemaType<typeof aiSpendSchema>

export const AiSpendModel = defineModel('AiSpend', aiSpendSchema)

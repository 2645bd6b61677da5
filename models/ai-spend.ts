import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

const aiSpendSchema = new Schema({
  /** UTC, YYYY-MM-DD. */
  _id: { type: String, required: true },
  /** Millionths of a euro, spent and reserved. */
  micros: { type: Number, required: true, default: 0 },
  /** The same, by feature. */
  by: { aotd: Number, chat: Number },
  ...PURGE_AT,
})

export const AiSpendModel = defineModel('AiSpend', aiSpendSchema)

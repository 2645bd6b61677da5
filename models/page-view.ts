import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

const pageViewSchema = new Schema({
  /** UTC, YYYY-MM-DD. */
  day: { type: String, required: true },
  path: { type: String, required: true },
  count: { type: Number, required: true, default: 0 },
})
pageViewSchema.index({ day: 1, path: 1 }, { unique: true })

export const PageViewModel = defineModel('PageView', pageViewSchema)

import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

const unansweredQuestionSchema = new Schema({
  /** Normalised, without addresses and numbers. */
  text: { type: String, required: true },
  count: { type: Number, required: true, default: 0 },
  firstAt: { type: Date, required: true },
  lastAt: { type: Date, required: true },
})
unansweredQuestionSchema.index({ text: 1 }, { unique: true })
unansweredQuestionSchema.index({ lastAt: 1 })

export const UnansweredQuestionModel = defineModel('UnansweredQuestion', unansweredQuestionSchema)

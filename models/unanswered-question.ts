import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

const unansweredQuestionSchema = new Schema({
  /** Normalised, without addresses and numbers. */
  text: { type: String, required: true, unique: true },
  count: { type: Number, required: true, default: 0 },
  firstAt: { type: Date, required: true },
  lastAt: { type: Date, required: true, index: true },
})

export const UnansweredQuestionModel = defineModel('UnansweredQuestion', unansweredQuestionSchema)

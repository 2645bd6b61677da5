import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

const SAMPLE_STATES = ['wanted', 'complete', 'removed'] as const

const sampleContentSchema = new Schema({
  _id: { type: String, required: true },
  state: { type: String, enum: SAMPLE_STATES, required: true },
  plannedAt: { type: Date, required: true },
})

export const SampleContentModel = defineModel('SampleContent', sampleContentSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { SAMPLE_STATES } from '@/lib/sample/catalogue'
import { defineModel } from '@/models/define-model'

/** What is known of the sample content; one entry, made when the site's database was found empty. */
const sampleContentSchema = new Schema({
  _id: { type: String, required: true },
  state: { type: String, enum: SAMPLE_STATES, required: true },
  /** What is made up lies before this instant, however late it is made. */
  plannedAt: { type: Date, required: true },
})

export type SampleContentEntry = InferSchemaType<typeof sampleContentSchema>

export const SampleContentModel = defineModel('SampleContent', sampleContentSchema)

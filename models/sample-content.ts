import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'
import { SAMPLE_STATES } from '@/lib/sample/catalogue'

/** What is known of the sample content; one entry, made when the site's database was found empty. */
const sampleContentSchema = new Schema(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: SAMPLE_STATES, required: true },
    /** What is made up lies before this instant, however late it is made. */
    plannedAt: { type: Date, required: true },
  },
  { versionKey: false },
)

export type SampleContentEntry = InferSchemaType<typeof sampleContentSchema>

export const SampleContentModel: Model<SampleContentEntry> =
  (mongoose.models.SampleContent as Model<SampleContentEntry> | undefined) ??
  mongoose.model<SampleContentEntry>('SampleContent', sampleContentSchema)

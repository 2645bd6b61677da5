import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel, LEASE } from '@/models/define-model'

/** The state of one recurring job, shared by all processes; all its times are real ones. */
const jobSchema = new Schema({
  /** The job's name. */
  _id: { type: String, required: true },
  dueAt: { type: Date, required: true },
  ...LEASE,
  startedAt: { type: Date, default: null },
  /** When the last run that was not cut off ended, well or not. */
  endedAt: { type: Date, default: null },
  /** What went wrong in the last run; null after a good one. */
  error: { type: String, default: null },
  /** Bad runs since the last good one. */
  failures: { type: Number, required: true, default: 0 },
})

export type JobState = InferSchemaType<typeof jobSchema>

export const JobModel = defineModel('Job', jobSchema)

import { Schema } from 'mongoose'
import { defineModel, LEASE } from '@/models/define-model'

/** Shared by all processes; in real time. */
const jobSchema = new Schema({
  _id: { type: String, required: true },
  dueAt: { type: Date, required: true },
  ...LEASE,
  startedAt: { type: Date, default: null },
  /** The last run that was not interrupted ended then. */
  endedAt: { type: Date, default: null },
  error: { type: String, default: null },
  failures: { type: Number, required: true, default: 0 },
})

export const JobModel = defineModel('Job', jobSchema)

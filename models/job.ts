import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'

/** Who runs the job, and until when others keep off, in real time. */
const leaseSchema = new Schema(
  { owner: { type: String, required: true }, until: { type: Date, required: true } },
  { _id: false },
)

/** The state of one recurring job, shared by all processes; all its times are real ones. */
const jobSchema = new Schema(
  {
    /** The job's name. */
    _id: { type: String, required: true },
    dueAt: { type: Date, required: true },
    lease: { type: leaseSchema, default: null },
    startedAt: { type: Date, default: null },
    /** When the last run that was not cut off ended, well or not. */
    endedAt: { type: Date, default: null },
    /** What went wrong in the last run; null after a good one. */
    error: { type: String, default: null },
    /** Bad runs since the last good one. */
    failures: { type: Number, required: true, default: 0 },
  },
  { versionKey: false },
)

export type JobState = InferSchemaType<typeof jobSchema>

export const JobModel: Model<JobState> =
  (mongoose.models.Job as Model<JobState> | undefined) ?? mongoose.model<JobState>('Job', jobSchema)

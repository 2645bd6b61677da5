import mongoose, { Schema, type InferSchemaType, type Model } from 'mongoose'

/** What one process at a time may do; whoever holds it, and until when, in real time. */
const lockSchema = new Schema(
  {
    _id: { type: String, required: true },
    owner: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { versionKey: false },
)

export type Lock = InferSchemaType<typeof lockSchema>

export const LockModel: Model<Lock> =
  (mongoose.models.Lock as Model<Lock> | undefined) ?? mongoose.model<Lock>('Lock', lockSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { REPORT_STATES } from '@/lib/reports/catalogue'
import { defineModel } from '@/models/define-model'

/** It is deleted a year after the decision (G-148). */
const reportSchema = new Schema({
  path: { type: String, required: true },
  /** The feature's hook removes it by this id. */
  kind: { type: String, required: true },
  targetId: { type: String, required: true },
  /** What people read, such as `make of "Lemon Potatoes"`. */
  subject: { type: String, required: true },
  /** Null for a deleted account. */
  authorId: { type: Schema.Types.ObjectId, default: null, index: true },
  reason: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, default: null, index: true },
  email: { type: String, default: null, index: true },
  sentAt: { type: Date, required: true },
  state: { type: String, enum: REPORT_STATES, required: true, default: 'waiting' },
  /** They are told to both sides. */
  reasons: { type: String, default: '' },
  decidedAt: { type: Date, default: null },
})
reportSchema.index({ state: 1, sentAt: 1 })

export type Report = InferSchemaType<typeof reportSchema>

export const ReportModel = defineModel('Report', reportSchema)

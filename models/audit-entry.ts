import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** What was changed: its kind, its id and the name it went by. */
const targetSchema = new Schema(
  {
    kind: { type: String, required: true },
    id: { type: String, required: true },
    name: { type: String, required: true },
  },
  { _id: false },
)

/** One change by somebody with a role: who, when, what, before and after (G-19c). */
const auditEntrySchema = new Schema({
  at: { type: Date, required: true },
  /** Null for a command given at the terminal of the site's machine. */
  actorId: { type: Schema.Types.ObjectId, default: null },
  /** As it was spelt then. */
  actorName: { type: String, default: null },
  action: { type: String, required: true },
  target: { type: targetSchema, required: true },
  /** The fields that changed, as they were; null where the thing did not exist. */
  before: { type: Schema.Types.Mixed, default: null },
  /** The same fields as they became; null where the thing is gone. */
  after: { type: Schema.Types.Mixed, default: null },
})
auditEntrySchema.index({ at: -1, _id: -1 })
auditEntrySchema.index({ 'target.kind': 1, 'target.id': 1 })

export type AuditEntry = InferSchemaType<typeof auditEntrySchema>

export const AuditEntryModel = defineModel('AuditEntry', auditEntrySchema)

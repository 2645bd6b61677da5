import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

const targetSchema = new Schema(
  {
    kind: { type: String, required: true },
    id: { type: String, required: true },
    name: { type: String, required: true },
  },
  { _id: false },
)

const auditEntrySchema = new Schema({
  at: { type: Date, required: true },
  /** Null for a command at the terminal. */
  actorId: { type: Schema.Types.ObjectId, default: null },
  /** The username at that time. */
  actorName: { type: String, default: null },
  action: { type: String, required: true },
  target: { type: targetSchema, required: true },
  /** Null for a creation. */
  before: { type: Schema.Types.Mixed, default: null },
  /** Null for a removal. */
  after: { type: Schema.Types.Mixed, default: null },
})
auditEntrySchema.index({ at: -1, _id: -1 })
auditEntrySchema.index({ 'target.kind': 1, 'target.id': 1 })

export type AuditEntry = InferSchemaType<typeof auditEntrySchema>

export const AuditEntryModel = defineModel('AuditEntry', auditEntrySchema)

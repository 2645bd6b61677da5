import { Schema, type InferSchemaType } from 'mongoose'
import { AUDIT_KINDS } from '@/lib/audit/catalogue'
import { defineModel } from '@/models/define-model'

const targetSchema = new Schema(
  {
    kind: { type: String, required: true },
    /** Null for a sign-in to an account that does not exist. */
    id: { type: String, default: null },
    name: { type: String, required: true },
  },
  { _id: false },
)

const auditEntrySchema = new Schema({
  at: { type: Date, required: true },
  kind: { type: String, enum: AUDIT_KINDS, required: true, default: 'change' },
  /** Null for a command at the terminal, and for a refused sign-in. */
  actorId: { type: Schema.Types.ObjectId, default: null },
  /** The username at that time. */
  actorName: { type: String, default: null },
  action: { type: String, required: true },
  target: { type: targetSchema, required: true },
  before: { type: Schema.Types.Mixed, default: null },
  after: { type: Schema.Types.Mixed, default: null },
  address: { type: String, default: null },
  /** The end of an entry with an address; null for one that is kept. */
  expiresAt: { type: Date, default: null, index: true },
})
auditEntrySchema.index({ at: -1, _id: -1 })
auditEntrySchema.index({ kind: 1, at: -1, _id: -1 })
auditEntrySchema.index({ actorId: 1 })
auditEntrySchema.index({ 'target.kind': 1, 'target.id': 1 })

export type AuditEntry = InferSchemaType<typeof auditEntrySchema>

export const AuditEntryModel = defineModel('AuditEntry', auditEntrySchema)

import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

const invitationSchema = new Schema({
  /** SHA-256 of the code in the link. */
  codeHash: { type: String, required: true, unique: true },
  /** It was mailed there; null for a link that the owner passes on. */
  email: { type: String, default: null },
  role: { type: String, required: true },
  createdAt: { type: Date, required: true },
  expiresAt: { type: Date, required: true },
  usedAt: { type: Date, default: null },
  usedById: { type: Schema.Types.ObjectId, default: null },
  ...PURGE_AT,
})
invitationSchema.index({ createdAt: -1 })

export const InvitationModel = defineModel('Invitation', invitationSchema)

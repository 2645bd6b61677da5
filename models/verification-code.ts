import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** A newer code replaces the entry (G-27). */
const verificationCodeSchema = new Schema({
  _id: { type: Schema.Types.ObjectId, required: true },
  /** The only address that the code verifies. */
  email: { type: String, required: true },
  codeHash: { type: String, required: true },
  tries: { type: Number, required: true, default: 0 },
  /** The member asks the owner to confirm the address by hand since then (G-145). */
  askedAt: { type: Date, default: null },
  expiresAt: { type: Date, required: true },
  ...PURGE_AT,
})

export const VerificationCodeModel = defineModel('VerificationCode', verificationCodeSchema)

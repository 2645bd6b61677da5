import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** A newer code replaces the entry (G-42). */
const resetCodeSchema = new Schema({
  /** The user's id; a hash of the name where no account has it, for equal timing (G-41). */
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  /** A change of either invalidates the code. */
  email: { type: String, default: null },
  tokenVersion: { type: Number, default: null },
  codeHash: { type: String, required: true, index: true },
  expiresAt: { type: Date, required: true },
  ...PURGE_AT,
})

export const ResetCodeModel = defineModel('ResetCode', resetCodeSchema)

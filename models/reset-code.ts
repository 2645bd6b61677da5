import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** The newest reset code of an account; a newer one takes its place (G-42). */
const resetCodeSchema = new Schema({
  /** The user's id; where no account was named, a stand-in, as the work is the same (G-41). */
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, default: null },
  /** The account's state when the code was made; a change of either ends it. */
  email: { type: String, default: null },
  tokenVersion: { type: Number, default: null },
  codeHash: { type: String, required: true },
  expiresAt: { type: Date, required: true },
  /** Real time, a day after the expiry: cleaning up never decides (G-14). */
  purgeAt: { type: Date, required: true },
})
resetCodeSchema.index({ codeHash: 1 })
resetCodeSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type ResetCode = InferSchemaType<typeof resetCodeSchema>

export const ResetCodeModel = defineModel('ResetCode', resetCodeSchema)

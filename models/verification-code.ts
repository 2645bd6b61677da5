import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** The newest verification code of a user; a newer one takes its place (G-27). */
const verificationCodeSchema = new Schema({
  /** The user's id. */
  _id: { type: Schema.Types.ObjectId, required: true },
  /** The address that the code was sent to, which alone it verifies. */
  email: { type: String, required: true },
  codeHash: { type: String, required: true },
  tries: { type: Number, required: true, default: 0 },
  expiresAt: { type: Date, required: true },
  /** Real time, a day after the expiry: cleaning up never decides (G-14). */
  purgeAt: { type: Date, required: true },
})
verificationCodeSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type VerificationCode = InferSchemaType<typeof verificationCodeSchema>

export const VerificationCodeModel = defineModel('VerificationCode', verificationCodeSchema)

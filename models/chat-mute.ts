import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** Flagged messages of an account, or of a token or an address (G-90). */
const chatMuteSchema = new Schema({
  _id: { type: String, required: true },
  flaggedAt: { type: [{ type: Date, required: true }], required: true },
  mutedUntil: { type: Date, default: null },
  ...PURGE_AT,
})

export const ChatMuteModel = defineModel('ChatMute', chatMuteSchema)

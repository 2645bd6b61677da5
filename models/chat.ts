import { Schema } from 'mongoose'
import { defineModel, LEASE } from '@/models/define-model'

/** One for each member, and one for each `chat_token` of a visitor (G-87). */
const chatSchema = new Schema({
  userId: { type: Schema.Types.ObjectId, default: null },
  /** SHA-256, in hex. */
  tokenHash: { type: String, default: null },
  createdAt: { type: Date, required: true },
  lastAt: { type: Date, required: true, index: true },
  /** Held while an answer is written: one at a time (G-86). */
  ...LEASE,
})
chatSchema.index(
  { userId: 1 },
  { unique: true, partialFilterExpression: { userId: { $type: 'objectId' } } },
)
chatSchema.index(
  { tokenHash: 1 },
  { unique: true, partialFilterExpression: { tokenHash: { $type: 'string' } } },
)

export const ChatModel = defineModel('Chat', chatSchema)

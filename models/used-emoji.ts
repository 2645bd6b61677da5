import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** One entry for each emoji that an author chose for a next art: it is never chosen again (G-60). */
const usedEmojiSchema = new Schema({
  /** The same for all spellings and skin tones of an emoji. */
  key: { type: String, required: true },
  /** As it was chosen. */
  emoji: { type: String, required: true },
  /** The art whose author chose it. */
  artworkId: { type: Schema.Types.ObjectId, required: true },
  /** Art day on which it was chosen, YYYY-MM-DD. */
  setOn: { type: String, required: true },
})
usedEmojiSchema.index({ key: 1 }, { unique: true })
usedEmojiSchema.index({ artworkId: 1 })

export type UsedEmoji = InferSchemaType<typeof usedEmojiSchema>

export const UsedEmojiModel = defineModel('UsedEmoji', usedEmojiSchema)

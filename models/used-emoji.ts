import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** An emoji is chosen once for ever (G-60). */
const usedEmojiSchema = new Schema({
  /** Equal for all variants of the emoji. */
  key: { type: String, required: true, unique: true },
  emoji: { type: String, required: true },
  artworkId: { type: Schema.Types.ObjectId, required: true, index: true },
  /** Art day, YYYY-MM-DD. */
  setOn: { type: String, required: true },
})

export type UsedEmoji = InferSchemaType<typeof usedEmojiSchema>

export const UsedEmojiModel = defineModel('UsedEmoji', usedEmojiSchema)

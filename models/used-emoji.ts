import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** An emoji is chosen once for ever (G-60). */
const usedEmojiSchema = new Schema({
  /** Equal for all variants of the emoji. */
  key: { type: String, required: true },
  emoji: { type: String, required: true },
  artworkId: { type: Schema.Types.ObjectId, required: true },
  /** Art day, YYYY-MM-DD. */
  setOn: { type: String, required: true },
})
usedEmojiSchema.index({ key: 1 }, { unique: true })
usedEmojiSchema.index({ artworkId: 1 })

export type UsedEmoji = InferSchemaType<typeof usedEmojiSchema>

export const UsedEmojiModel = defineModel('UsedEmoji', usedEmojiSchema)

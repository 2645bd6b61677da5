import { Schema } from 'mongoose'
import { MARKS } from '@/lib/aotd/guess/catalogue'
import { defineModel } from '@/models/define-model'

/** What a member has guessed of one art day (G-158). */
const emojiGuessSchema = new Schema({
  userId: { type: Schema.Types.ObjectId, required: true },
  /** Art day, YYYY-MM-DD. */
  dateKey: { type: String, required: true, index: true },
  tries: {
    type: [
      {
        _id: false,
        emojis: { type: [String], required: true },
        marks: { type: [String], enum: MARKS, required: true },
      },
    ],
    required: true,
  },
  solvedAt: { type: Date, default: null },
})
emojiGuessSchema.index({ userId: 1, dateKey: 1 }, { unique: true })

export const EmojiGuessModel = defineModel('EmojiGuess', emojiGuessSchema)

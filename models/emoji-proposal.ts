import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** An emoji that a visitor proposes to the next author (G-158a). */
const emojiProposalSchema = new Schema({
  /** A keyed hash of the art day and the address: one a day. */
  _id: { type: String, required: true },
  /** Art day, YYYY-MM-DD. */
  dateKey: { type: String, required: true, index: true },
  emoji: { type: String, required: true },
  ...PURGE_AT,
})

export const EmojiProposalModel = defineModel('EmojiProposal', emojiProposalSchema)

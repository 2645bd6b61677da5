import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

const sourceSchema = new Schema(
  { title: { type: String, required: true }, href: { type: String, required: true } },
  { _id: false },
)

const answerSchema = new Schema(
  {
    content: { type: String, required: true },
    at: { type: Date, required: true },
    isEmbedded: { type: Boolean, required: true },
    sources: { type: [sourceSchema], required: true },
  },
  { _id: false },
)

const chatTurnSchema = new Schema({
  chatId: { type: Schema.Types.ObjectId, required: true },
  /** 1 to 999999999, chosen by the client (G-89). */
  number: { type: Number, required: true },
  question: { type: String, required: true },
  askedAt: { type: Date, required: true },
  answer: { type: answerSchema, default: null },
  reportedAt: { type: Date, default: null, index: true },
})
chatTurnSchema.index({ chatId: 1, number: 1 }, { unique: true })
chatTurnSchema.index({ chatId: 1, askedAt: 1, _id: 1 })

export type ChatTurn = InferSchemaType<typeof chatTurnSchema>

export const ChatTurnModel = defineModel('ChatTurn', chatTurnSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

const counter = { type: Number, required: true, default: 0 } as const

/** Counters without who or what; they stay when chats are deleted (G-90, G-130). */
const chatDaySchema = new Schema({
  /** UTC, YYYY-MM-DD. */
  _id: { type: String, required: true },
  questions: counter,
  embedded: counter,
  byModel: counter,
  unknown: counter,
  flagged: counter,
  reported: counter,
  tokens: counter,
})

export type ChatDay = InferSchemaType<typeof chatDaySchema>

export const ChatDayModel = defineModel('ChatDay', chatDaySchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** A post of a day's art that was begun: whoever writes it first sends, and nobody after. */
const artPostSchema = new Schema({
  /** `X:2026-11-21`: the service and the art day. */
  _id: { type: String, required: true },
  markedAt: { type: Date, required: true },
  /** When the service said that it has it. */
  sentAt: { type: Date, default: null },
})

export type ArtPostMark = InferSchemaType<typeof artPostSchema>

export const ArtPostModel = defineModel('ArtPost', artPostSchema)

import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** Inserted before a post is sent, so that it is sent once. */
const artPostSchema = new Schema({
  /** Service and art day: `X:2026-11-21`. */
  _id: { type: String, required: true },
  markedAt: { type: Date, required: true },
  sentAt: { type: Date, default: null },
})

export const ArtPostModel = defineModel('ArtPost', artPostSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** Raised by each write to invalidate in all processes (lib/cache.ts). */
const cacheTagSchema = new Schema({
  _id: { type: String, required: true },
  version: { type: Number, required: true, default: 0 },
  changedAt: { type: Date, required: true, index: true },
})

export type CacheTag = InferSchemaType<typeof cacheTagSchema>

export const CacheTagModel = defineModel('CacheTag', cacheTagSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

const reservedNameSchema = new Schema({
  /** The username's key (G-21). */
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true },
  /** Real time, a day after the expiry (G-14). */
  purgeAt: { type: Date, required: true },
})
reservedNameSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type ReservedName = InferSchemaType<typeof reservedNameSchema>

export const ReservedNameModel = defineModel('ReservedName', reservedNameSchema)

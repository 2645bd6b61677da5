import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

const reservedNameSchema = new Schema({
  /** The username's key (G-21). */
  _id: { type: String, required: true },
  /** Null for the name of a deleted account. */
  userId: { type: Schema.Types.ObjectId, default: null },
  expiresAt: { type: Date, required: true },
  ...PURGE_AT,
})

export const ReservedNameModel = defineModel('ReservedName', reservedNameSchema)

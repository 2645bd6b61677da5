import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** A token is valid while its `sid` is here (G-3). */
const sessionSchema = new Schema({
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true, index: true },
  /** The last proof by password (G-29). */
  authTime: { type: Date, required: true },
  openedAt: { type: Date, default: null },
  device: { type: String, default: null },
  ip: { type: String, default: null },
  /** A keyed hash, as in `KnownDevice`. */
  browser: { type: String, default: null },
  expiresAt: { type: Date, required: true },
  ...PURGE_AT,
})

export const SessionModel = defineModel('Session', sessionSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

const knownDeviceSchema = new Schema({
  /** A keyed hash of account and browser, so that accounts of one browser are not linked. */
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  /** Real time, a day after the cookie expires. */
  purgeAt: { type: Date, required: true },
})
knownDeviceSchema.index({ userId: 1 })
knownDeviceSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type KnownDevice = InferSchemaType<typeof knownDeviceSchema>

export const KnownDeviceModel = defineModel('KnownDevice', knownDeviceSchema)

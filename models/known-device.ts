import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

const knownDeviceSchema = new Schema({
  /** A keyed hash of account and browser, so that accounts of one browser are not linked. */
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  ...PURGE_AT,
})
knownDeviceSchema.index({ userId: 1 })
knownDeviceSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export const KnownDeviceModel = defineModel('KnownDevice', knownDeviceSchema)

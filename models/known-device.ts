import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

const knownDeviceSchema = new Schema({
  /** A keyed hash of account and browser, so that accounts of one browser are not linked. */
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true, index: true },
  ...PURGE_AT,
})

export const KnownDeviceModel = defineModel('KnownDevice', knownDeviceSchema)

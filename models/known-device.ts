import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** A browser in which an account was signed in before; any other one is told of by mail. */
const knownDeviceSchema = new Schema({
  /** A keyed hash of account and browser, so that accounts of one browser are not linked. */
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  /** Real time, a day after the browser has forgotten its cookie. */
  purgeAt: { type: Date, required: true },
})
knownDeviceSchema.index({ userId: 1 })
knownDeviceSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type KnownDevice = InferSchemaType<typeof knownDeviceSchema>

export const KnownDeviceModel = defineModel('KnownDevice', knownDeviceSchema)

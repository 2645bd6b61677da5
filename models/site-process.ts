import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** One for each process of the site, which renews it; in real time. */
const siteProcessSchema = new Schema({
  /** It has the form of a lease's owner, so that a dead process of the same machine is known. */
  _id: { type: String, required: true },
  host: { type: String, required: true },
  pid: { type: Number, required: true },
  startedAt: { type: Date, required: true },
  seenAt: { type: Date, required: true },
  /** Set where the process was stopped. */
  endedAt: { type: Date, default: null },
  sendsMail: { type: Boolean, required: true },
  /** A keyed hash of each setting that all processes must have alike; never a value. */
  settings: {
    type: [{ _id: false, key: { type: String, required: true }, hash: String }],
    required: true,
  },
  /** The disk of its data folder, in bytes. */
  disk: {
    type: {
      _id: false,
      free: { type: Number, required: true },
      total: { type: Number, required: true },
    },
    default: null,
  },
  ...PURGE_AT,
})

export type SiteProcessEntry = InferSchemaType<typeof siteProcessSchema>

export const SiteProcessModel = defineModel('SiteProcess', siteProcessSchema)

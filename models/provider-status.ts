import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** One for each provider of AI, by its name; in real time. */
const providerStatusSchema = new Schema({
  _id: { type: String, required: true },
  succeededAt: { type: Date, default: null },
  failedAt: { type: Date, default: null },
  /** The last failure left it, in the site's own words. */
  reason: { type: String, default: null },
})

export const ProviderStatusModel = defineModel('ProviderStatus', providerStatusSchema)

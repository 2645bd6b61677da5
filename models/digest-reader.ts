import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

const digestReaderSchema = new Schema({
  email: { type: String, required: true, unique: true },
  /** When the mail that asks for a confirmation was queued. */
  askedAt: { type: Date, default: null },
  confirmedAt: { type: Date, default: null },
  /** The Monday of the last week that was written about. */
  lastWeek: { type: String, default: '', index: true },
  /** Null once the address is confirmed. */
  purgeAt: { type: Date, default: null, index: { expireAfterSeconds: 0 } },
})

export const DigestReaderModel = defineModel('DigestReader', digestReaderSchema)

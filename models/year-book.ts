import { Schema } from 'mongoose'
import { BOOK_STATES } from '@/lib/year-book/catalogue'
import { defineModel, PURGE_AT } from '@/models/define-model'

const yearBookSchema = new Schema({
  userId: { type: Schema.Types.ObjectId, required: true },
  year: { type: Number, required: true },
  state: { type: String, enum: BOOK_STATES, required: true, index: true },
  done: { type: Number, required: true },
  total: { type: Number, required: true },
  /** The name of the stored PDF, once it is done. */
  file: { type: String, default: null, index: true },
  ...PURGE_AT,
})
yearBookSchema.index({ userId: 1, year: 1 }, { unique: true })

export const YearBookModel = defineModel('YearBook', yearBookSchema)

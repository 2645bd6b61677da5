import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** It is deleted after a year (G-144). */
const contactMessageSchema = new Schema({
  name: { type: String, default: '' },
  email: { type: String, required: true, index: true },
  message: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, default: null, index: true },
  sentAt: { type: Date, required: true },
  /** Null while it waits for the owner. */
  doneAt: { type: Date, default: null },
})
contactMessageSchema.index({ doneAt: 1, sentAt: 1 })

export const ContactMessageModel = defineModel('ContactMessage', contactMessageSchema)

import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

/** It is deleted after a year (G-144). */
const contactMessageSchema = new Schema({
  name: { type: String, default: '' },
  email: { type: String, required: true },
  message: { type: String, required: true },
  /** Null for a visitor. */
  userId: { type: Schema.Types.ObjectId, default: null },
  sentAt: { type: Date, required: true },
  /** Null while it waits for the owner. */
  doneAt: { type: Date, default: null },
})
contactMessageSchema.index({ doneAt: 1, sentAt: 1 })
contactMessageSchema.index({ email: 1 })
contactMessageSchema.index({ userId: 1 })

export const ContactMessageModel = defineModel('ContactMessage', contactMessageSchema)

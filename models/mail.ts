import { Schema, type InferSchemaType } from 'mongoose'
import { MAIL_STATES } from '@/lib/mail/catalogue'
import { defineModel, LEASE } from '@/models/define-model'

const mailSchema = new Schema({
  kind: { type: String, required: true },
  to: { type: String, required: true },
  /** Also finds mails to a former address of the account. */
  userId: { type: Schema.Types.ObjectId, default: null },
  subject: { type: String, required: true },
  text: { type: String, required: true },
  html: { type: String, required: true },
  /** The code, until the mail is sent; hidden in the outbox. */
  secret: { type: String, default: null },
  /** Mail programs need it; it is kept until the mail is sent. */
  unsubscribeUrl: { type: String, default: null },
  /** The same for every try, so that duplicates are recognised. */
  messageId: { type: String, required: true, unique: true },
  state: { type: String, enum: MAIL_STATES, required: true, default: 'waiting' },
  tries: { type: Number, required: true, default: 0 },
  error: { type: String, default: null },
  queuedAt: { type: Date, required: true },
  /** The retry period counts from here. */
  triedFrom: { type: Date, required: true },
  nextTryAt: { type: Date, required: true },
  ...LEASE,
  endedAt: { type: Date, default: null },
})
mailSchema.index({ state: 1, nextTryAt: 1 })
mailSchema.index({ queuedAt: -1, _id: -1 })
mailSchema.index({ to: 1 })
mailSchema.index({ userId: 1 })

export type Mail = InferSchemaType<typeof mailSchema>

export const MailModel = defineModel('Mail', mailSchema)

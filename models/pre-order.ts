import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel } from '@/models/define-model'

const preOrderSchema = new Schema({
  email: { type: String, required: true },
  /** Null for any item (G-70). */
  itemId: { type: Schema.Types.ObjectId, default: null },
  dateAdded: { type: Date, required: true },
  /** The newest mail that asks for confirmation was queued then. */
  askedAt: { type: Date, default: null },
  confirmedAt: { type: Date, default: null },
  /** The mail that an item is available was queued then. */
  toldAt: { type: Date, default: null },
  /** Null while it waits for an item that is sold out. */
  eraseAfter: { type: Date, default: null },
})
preOrderSchema.index({ email: 1, itemId: 1 }, { unique: true })
preOrderSchema.index({ itemId: 1, toldAt: 1 })
preOrderSchema.index({ dateAdded: -1, _id: -1 })

export type PreOrder = InferSchemaType<typeof preOrderSchema>

export const PreOrderModel = defineModel('PreOrder', preOrderSchema)

import { Schema, type InferSchemaType, type Types } from 'mongoose'
import { ORDER_STATES } from '@/lib/store/catalogue'
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
  /** While it is open; null where it waits for an item that is sold out. */
  eraseAfter: { type: Date, default: null },
  /** G-150 */
  state: { type: String, enum: ORDER_STATES, required: true, default: 'waiting' },
  stateAt: { type: Date, default: null },
  /** The owner alone sees it. */
  note: { type: String, default: '' },
  /** It rises with each change of the state or the note. */
  revision: { type: Number, required: true, default: 0 },
})
preOrderSchema.index({ email: 1, itemId: 1 }, { unique: true })
preOrderSchema.index({ itemId: 1, toldAt: 1 })
preOrderSchema.index({ dateAdded: -1, _id: -1 })
preOrderSchema.index({ state: 1, dateAdded: 1, _id: 1 })

export type PreOrder = InferSchemaType<typeof preOrderSchema>
export type StoredPreOrder = PreOrder & { _id: Types.ObjectId }

export const PreOrderModel = defineModel('PreOrder', preOrderSchema)

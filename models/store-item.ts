import { Schema, type InferSchemaType } from 'mongoose'
import { defineContentModel, SAMPLE, SOFT_DELETE } from '@/models/define-model'

const pictureSchema = new Schema(
  { full: { type: String, required: true }, small: { type: String, required: true } },
  { _id: false },
)

const storeItemSchema = new Schema({
  title: { type: String, required: true },
  /** Empty for the owner (G-168). */
  creator: { type: String, default: '' },
  description: { type: String, default: '' },
  dateAdded: { type: Date, required: true },
  /** YYYY-MM-DD */
  dateMade: { type: String, required: true },
  addedById: { type: Schema.Types.ObjectId, required: true, index: true },
  /** It is in euros, with at most two decimals (G-68). */
  price: { type: Number, required: true },
  stock: { type: Number, required: true },
  /** The stock last rose from 0 then; null while it never has been above 0 (G-120). */
  availableAt: { type: Date, default: null },
  size: { type: String, default: '' },
  merchType: { type: String, default: '' },
  /** Regulation 2023/988, Art. 19. */
  makerName: { type: String, default: '' },
  makerAddress: { type: String, default: '' },
  warnings: { type: String, default: '' },
  productNumber: { type: Number },
  /** Listed for visitors (G-66). */
  selected: { type: Boolean, required: true },
  inGallery: { type: Boolean, required: true },
  pictures: { type: [pictureSchema], required: true },
  likes: { type: [Schema.Types.ObjectId], required: true, default: [], index: true },
  ...SAMPLE,
  ...SOFT_DELETE,
})
// The order of the list (G-66).
storeItemSchema.index({ deletedAt: 1, dateAdded: -1, productNumber: 1, _id: 1 })
storeItemSchema.index(
  { productNumber: 1 },
  {
    unique: true,
    partialFilterExpression: { deletedAt: { $eq: null }, productNumber: { $type: 'number' } },
  },
)
storeItemSchema.index({ 'pictures.full': 1 })
storeItemSchema.index({ 'pictures.small': 1 })

export type StoredItem = InferSchemaType<typeof storeItemSchema>

export const StoreItemModel = defineContentModel('StoreItem', storeItemSchema)

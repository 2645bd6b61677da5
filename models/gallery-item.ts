import { Schema, type InferSchemaType } from 'mongoose'
import { defineContentModel, SAMPLE, SOFT_DELETE } from '@/models/define-model'

const filesSchema = new Schema(
  { full: { type: String, required: true }, small: { type: String, required: true } },
  { _id: false },
)

const galleryItemSchema = new Schema({
  title: { type: String, required: true },
  /** Empty for the owner (G-168). */
  creator: { type: String, default: '' },
  description: { type: String, default: '' },
  altText: { type: String, default: '' },
  /** YYYY-MM-DD (G-117). */
  dateMade: { type: String, required: true },
  /** False: for members only (G-64). */
  toShow: { type: Boolean, required: true },
  files: { type: filesSchema, required: true },
  /** It is in px, of the full picture. */
  width: { type: Number, required: true },
  height: { type: Number, required: true },
  /** It measures the work itself; both sides or none are set (G-137). */
  widthCm: { type: Number, default: null },
  heightCm: { type: Number, default: null },
  /** Ascending; equal ones newest first (G-137). */
  order: { type: Number, required: true },
  /** Null for samples, and once the account is deleted. */
  createdById: { type: Schema.Types.ObjectId, default: null, index: true },
  ...SAMPLE,
  ...SOFT_DELETE,
})
galleryItemSchema.index({ deletedAt: 1, order: 1, _id: -1 })
galleryItemSchema.index({ deletedAt: 1, toShow: 1, order: 1, _id: -1 })
galleryItemSchema.index({ 'files.full': 1 })
galleryItemSchema.index({ 'files.small': 1 })

export type GalleryItem = InferSchemaType<typeof galleryItemSchema>

export const GalleryItemModel = defineContentModel('GalleryItem', galleryItemSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineContentModel, SOFT_DELETE } from '@/models/define-model'

const pictureSchema = new Schema(
  {
    full: { type: String, required: true },
    small: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    addedAt: { type: Date, required: true },
  },
  { _id: false },
)

const versionSchema = new Schema(
  {
    title: { type: String, required: true },
    text: { type: String, default: '' },
    /** It names the version within its page. */
    replacedAt: { type: Date, required: true },
  },
  { _id: false },
)

const ownPageSchema = new Schema({
  title: { type: String, required: true },
  /** It is made from the title, but for the pages of a template (G-143). */
  slug: { type: String, required: true },
  /** They are made from earlier titles, and redirect (G-71). */
  formerSlugs: { type: [String], required: true, index: true },
  /** Markdown (G-142). */
  text: { type: String, default: '' },
  place: { type: String, enum: ['none', 'menu', 'footer'], required: true },
  audience: { type: String, enum: ['public', 'members'], required: true },
  state: { type: String, enum: ['draft', 'published'], required: true },
  publishedAt: { type: Date, default: null },
  /** It rises with each change, and names what an editor has opened. */
  updatedAt: { type: Date, required: true },
  pictures: { type: [pictureSchema], required: true },
  versions: { type: [versionSchema], required: true },
  ...SOFT_DELETE,
})
ownPageSchema.index(
  { slug: 1 },
  { unique: true, partialFilterExpression: { deletedAt: { $eq: null } } },
)
ownPageSchema.index({ 'pictures.full': 1 })
ownPageSchema.index({ 'pictures.small': 1 })

export type StoredPage = InferSchemaType<typeof ownPageSchema>

export const OwnPageModel = defineContentModel('OwnPage', ownPageSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { defineModel, SOFT_DELETE } from '@/models/define-model'

/** An uploaded icon, in place of the built-in one of its name or beside these (G-99). */
const iconSchema = new Schema({
  /** In lower case. */
  name: { type: String, required: true },
  /** The stored picture (lib/media). */
  file: { type: String, required: true },
  ...SOFT_DELETE,
})
iconSchema.index(
  { name: 1 },
  { unique: true, partialFilterExpression: { deletedAt: { $eq: null } } },
)
iconSchema.index({ file: 1 })

export type StoredIcon = InferSchemaType<typeof iconSchema>

export const IconModel = defineModel('Icon', iconSchema)

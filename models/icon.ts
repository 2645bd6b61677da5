import { Schema } from 'mongoose'
import { defineContentModel, SOFT_DELETE } from '@/models/define-model'

const iconSchema = new Schema({
  name: { type: String, required: true },
  file: { type: String, required: true },
  ...SOFT_DELETE,
})
iconSchema.index(
  { name: 1 },
  { unique: true, partialFilterExpression: { deletedAt: { $eq: null } } },
)
iconSchema.index({ file: 1 })

export const IconModel = defineContentModel('Icon', iconSchema)

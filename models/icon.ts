import { Schema } from 'mongoose'
import { defineContentModel, SOFT_DELETE } from '@/models/define-model'

const iconSchema = new Schema({
  name: { type: String, required: true },
  file: { type: String, required: true, index: true },
  ...SOFT_DELETE,
})
iconSchema.index(
  { name: 1 },
  { unique: true, partialFilterExpression: { deletedAt: { $eq: null } } },
)

export const IconModel = defineContentModel('Icon', iconSchema)

import { Schema } from 'mongoose'
import { defineModel } from '@/models/define-model'

const adminVisitSchema = new Schema({
  _id: { type: Schema.Types.ObjectId, required: true },
  seenAt: { type: Date, default: null },
  /** The end of the visit before this one; news are what came after it. */
  since: { type: Date, default: null },
  isChecklistClosed: { type: Boolean, required: true, default: false },
  /** The owner says so, as the site cannot know. */
  hasCopyElsewhere: { type: Boolean, required: true, default: false },
})

export const AdminVisitModel = defineModel('AdminVisit', adminVisitSchema)

import { Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

/** What the devices that cook a recipe together have in common. */
const cookRoomSchema = new Schema({
  _id: { type: String, required: true },
  recipeId: { type: Schema.Types.ObjectId, required: true },
  /** Step, servings and timers, as the schema of the call has them. */
  state: { type: Schema.Types.Mixed, required: true },
  revision: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
  ...PURGE_AT,
})

export const CookRoomModel = defineModel('CookRoom', cookRoomSchema)

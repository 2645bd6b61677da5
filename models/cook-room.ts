import { type InferSchemaType, Schema } from 'mongoose'
import { defineModel, PURGE_AT } from '@/models/define-model'

const timerSchema = new Schema(
  {
    id: { type: String, required: true },
    label: { type: String, required: true },
    step: { type: Number, required: true },
    /** It is in ms since 1970, by the site's clock. */
    endsAt: { type: Number, required: true },
  },
  { _id: false },
)

const stateSchema = new Schema(
  {
    step: { type: Number, required: true },
    factor: { type: Number, required: true },
    timers: { type: [timerSchema], required: true },
  },
  { _id: false },
)

/** What the devices that cook a recipe together have in common. */
const cookRoomSchema = new Schema({
  /** The code. */
  _id: { type: String, required: true },
  recipeId: { type: Schema.Types.ObjectId, required: true },
  state: { type: stateSchema, required: true },
  /** Each change raises it. */
  revision: { type: Number, required: true },
  expiresAt: { type: Date, required: true },
  ...PURGE_AT,
})
cookRoomSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 })

export type StoredRoom = InferSchemaType<typeof cookRoomSchema>

export const CookRoomModel = defineModel('CookRoom', cookRoomSchema)

import { Schema, type InferSchemaType } from 'mongoose'
import { CATEGORY_NAMES, COFFEE_TYPES } from '@/lib/coffee/types/catalogue'
import { defineContentModel, SAMPLE, SOFT_DELETE } from '@/models/define-model'

const placeSchema = new Schema(
  { lat: { type: Number, required: true }, lng: { type: Number, required: true } },
  { _id: false },
)

const ratingSchema = new Schema(
  {
    name: { type: String, enum: CATEGORY_NAMES, required: true },
    value: { type: Number, required: true },
  },
  { _id: false },
)

const formatSchema = new Schema(
  { name: { type: String, required: true }, value: { type: String, default: '' } },
  { _id: false },
)

const pictureSchema = new Schema(
  {
    full: { type: String, required: true },
    small: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
  },
  { _id: false },
)

const coffeeSchema = new Schema({
  coffeeType: { type: String, enum: COFFEE_TYPES, required: true },
  coffeeShop: { type: String, required: true },
  isSelfMade: { type: Boolean, required: true },
  rating: { type: [ratingSchema], required: true },
  /** Two decimals (G-77). */
  overallRating: { type: Number, required: true },
  format: { type: [formatSchema], required: true },
  date: { type: Date, required: true },
  createdAt: { type: Date, required: true },
  /** An address of https, or empty. */
  tweetUrl: { type: String, default: '' },
  city: { type: String, default: '' },
  country: { type: String, default: '' },
  store: { type: placeSchema, default: null },
  measurement: { type: placeSchema, default: null },
  picture: { type: pictureSchema, default: null },
  ...SAMPLE,
  ...SOFT_DELETE,
})
coffeeSchema.index({ deletedAt: 1, createdAt: -1, _id: -1 })
coffeeSchema.index({ 'picture.full': 1 })
coffeeSchema.index({ 'picture.small': 1 })

export type StoredCoffee = InferSchemaType<typeof coffeeSchema>

export const CoffeeModel = defineContentModel('Coffee', coffeeSchema)

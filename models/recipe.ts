import { Schema, type InferSchemaType } from 'mongoose'
import { defineContentModel, SAMPLE, SOFT_DELETE } from '@/models/define-model'

const pictureFields = {
  full: { type: String, required: true },
  small: { type: String, required: true },
  /** SHA-256 of the bytes as they were sent (G-124). */
  hash: { type: String, required: true },
} as const

const pictureSchema = new Schema(pictureFields, { _id: false })

const removedPictureSchema = new Schema(
  { ...pictureFields, removedAt: { type: Date, required: true } },
  { _id: false },
)

const ingredientSchema = new Schema(
  { name: { type: String, required: true }, quantity: { type: String, required: true } },
  { _id: false },
)

const recipeSchema = new Schema({
  title: { type: String, required: true },
  /** It is made from the title (G-71). */
  slug: { type: String, required: true },
  /** They are made from earlier titles, and redirect (G-71). */
  formerSlugs: { type: [String], required: true, index: true },
  description: { type: String, default: '' },
  /** Free text such as "30 mins". */
  time: { type: String, default: '' },
  difficulty: { type: Number, required: true },
  servings: { type: Number, default: null },
  tags: { type: [String], required: true },
  /** They are declared as contained, or as left out; what is in neither list is not declared (G-154). */
  allergens: { type: [String], required: true },
  freeOf: { type: [String], required: true },
  diets: { type: [String], required: true },
  ingredients: { type: [ingredientSchema], required: true },
  instructions: { type: [String], required: true },
  /** They are in order; the first one is the cover. */
  pictures: { type: [pictureSchema], required: true },
  /** Their files are kept for 30 days (G-75a). */
  removedPictures: { type: [removedPictureSchema], required: true },
  dateAdded: { type: Date, required: true },
  /** YYYY-MM-DD */
  dateMade: { type: String, required: true },
  /** Raised by a PUT that changes something, and by nothing else (G-122). */
  updatedAt: { type: Date, required: true },
  /** Null once the account is deleted. */
  createdById: { type: Schema.Types.ObjectId, default: null, index: true },
  ...SAMPLE,
  ...SOFT_DELETE,
})
recipeSchema.index({ deletedAt: 1, dateAdded: -1, _id: -1 })
recipeSchema.index(
  { slug: 1 },
  { unique: true, partialFilterExpression: { deletedAt: { $eq: null } } },
)
recipeSchema.index({ 'pictures.full': 1 })
recipeSchema.index({ 'pictures.small': 1 })

export type StoredRecipe = InferSchemaType<typeof recipeSchema>

export const RecipeModel = defineContentModel('Recipe', recipeSchema)

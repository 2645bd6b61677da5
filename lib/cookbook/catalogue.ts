/** G-12, G-73, G-138 */
export const RECIPE_LIMITS = {
  ingredient: 80,
  quantity: 40,
  ingredients: 100,
  step: 1000,
  steps: 100,
  pictures: 10,
  /** It limits a JSON body (G-111). */
  bodyBytes: 1024 * 1024,
  perPage: 24,
} as const

/** The quantity of an imported line without an amount (G-153). */
export const AS_NEEDED = 'as needed'

export const DIFFICULTY = { min: 1, max: 10 } as const

/** A recipe's picture is kept this long after it was last used (G-75a). */
export const REMOVED_PICTURE_DAYS = 30

export const COOKBOOK_TEXTS = {
  lead: 'Recipes of the owner of this site and of guests.',
  loading: 'looking for recipes...',
  failed: 'Server error...',
  empty: 'Items will be added soon',
  none: 'No recipes yet.',
  unknown: 'There is no such recipe.',
  gone: 'This recipe is gone, or was never here. These are the others.',
  unknownPicture: 'There is no such picture.',
  taken: 'A recipe with this title already exists.',
  titleReserved: 'The address of this title belongs to another page. Please choose another title.',
  changed: 'This recipe was changed by someone else.',
  added: 'Recipe added successfully!',
  addFailed: 'Failed to add recipe. Please try again.',
  updated: 'Recipe updated successfully!',
  updateFailed: 'Failed to update recipe. Please try again.',
  deleted: 'Recipe deleted.',
  restored: 'Recipe restored.',
  pictureDeleted: 'Image deleted successfully',
  pictureDeleteFailed: 'Failed to delete image. Please try again.',
  pictureTwice: 'This image has already been selected.',
  pictureMissing: 'Please select an image.',
  picturesLeft: 'The recipe is saved, but not all of its pictures. Save again to send the others.',
  picturesFull: `A recipe has at most ${RECIPE_LIMITS.pictures} pictures.`,
  ingredientMissing: 'Please enter both ingredient name and quantity',
  ingredientLong: 'Ingredient must be at most 80 characters.',
  quantityLong: 'Quantity must be at most 40 characters.',
  ingredientsMany: 'A recipe has at most 100 ingredients.',
  stepMissing: 'Please enter an instruction step',
  stepLong: 'Step must be at most 1000 characters.',
  stepsMany: 'A recipe has at most 100 steps.',
  dateLate: 'Date must not be later than tomorrow.',
} as const

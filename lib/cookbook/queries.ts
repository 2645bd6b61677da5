export const COOKBOOK_TAG = 'cookbook'

/** Of a recipe's picture, and of a make's. */
export function recipeImagePath(recipeId: string, fileName: string): string {
  return `/api/recipes/images/${recipeId}/${fileName}`
}

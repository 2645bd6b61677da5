export const COOKBOOK_TAG = 'cookbook'

/** A recipe's picture and a make's have such a path. */
export function recipeImagePath(recipeId: string, fileName: string): string {
  return `/api/recipes/images/${recipeId}/${fileName}`
}

/** It marks confirmed makes; what waits is in no shared cache. */
export const MAKES_TAG = 'makes'

export function recipeExportPath(recipeId: string, format: 'json' | 'text'): string {
  return `/api/recipes/${recipeId}/export?format=${format}`
}

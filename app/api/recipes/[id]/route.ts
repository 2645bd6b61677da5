import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { deleteRecipe, updateRecipe } from '@/lib/cookbook/editing/edit-recipe'
import { deletedAnswer, recipe, recipeParams, updateRecipeBody } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-75a, G-122
export const PUT = defineRoute({
  access: 'chef',
  summary: 'Stores a whole recipe; 409 where `updatedAt` is sent and no longer the stored one.',
  errors: 'message',
  params: recipeParams,
  body: updateRecipeBody,
  bodyBytes: RECIPE_LIMITS.bodyBytes,
  answer: recipe,
  run: ({ viewer, params, body }) => updateRecipe(viewer, params.id, body),
})

// G-18, G-72
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Moves a recipe to the trash for 30 days.',
  errors: 'message',
  params: recipeParams,
  answer: deletedAnswer,
  run: ({ viewer, params }) => deleteRecipe(viewer, params.id),
})

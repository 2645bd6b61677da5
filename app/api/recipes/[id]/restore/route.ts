import { restoreRecipe } from '@/lib/cookbook/editing/edit-recipe'
import { recipeParams, restoredAnswer } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-19c, G-121
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings a deleted recipe back; 409 where its title is in use again.',
  errors: 'message',
  params: recipeParams,
  answer: restoredAnswer,
  run: ({ viewer, params }) => restoreRecipe(viewer, params.id),
})

import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { createRecipe } from '@/lib/cookbook/editing/edit-recipe'
import { listRecipes } from '@/lib/cookbook/recipes'
import { createdAnswer, createRecipeBody, recipeList, recipesQuery } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/reply'

// G-19a, G-75b
export const GET = defineRoute({
  access: 'public',
  summary: 'All recipes, newest first, with the makes that the caller sees.',
  errors: 'message',
  query: recipesQuery,
  answer: recipeList,
  cache: {},
  run: async ({ viewer, query, headers }) => {
    const { items, next } = await listRecipes(viewer, query)
    return listReply(items, { headers }, viewer ? 'private' : 'public', {
      vary: 'x-auth-token, authorization, cookie',
      ...(next && { 'x-next-cursor': next }),
    })
  },
})

// G-72
export const POST = defineRoute({
  access: 'chef',
  summary: 'Adds a recipe; its pictures follow in calls of their own.',
  errors: 'message',
  body: createRecipeBody,
  bodyBytes: RECIPE_LIMITS.bodyBytes,
  answer: createdAnswer,
  status: 201,
  run: ({ viewer, body }) => createRecipe(viewer, body),
})

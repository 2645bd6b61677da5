import { exportRecipe } from '@/lib/cookbook/move/export'
import { recipeExportQuery, recipeParams } from '@/lib/cookbook/schema'
import { defineRoute, sends } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'public',
  summary: 'A recipe as a file: JSON-LD, or text.',
  errors: 'message',
  params: recipeParams,
  query: recipeExportQuery,
  answer: sends('application/ld+json', 'text/plain'),
  run: ({ params, query }) => exportRecipe(params.id, query.format),
})

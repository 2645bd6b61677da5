import { undoImport } from '@/lib/cookbook/move/imports'
import { recipeImport } from '@/lib/cookbook/move/schema'
import { recipeParams } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'chef',
  summary: 'Moves all recipes that an import has added to the trash.',
  errors: 'message',
  params: recipeParams,
  answer: recipeImport,
  run: ({ viewer, params }) => undoImport(viewer, params.id),
})

import { readImport } from '@/lib/cookbook/move/imports'
import { recipeImport } from '@/lib/cookbook/move/schema'
import { recipeParams } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'chef',
  summary: 'How far an import is.',
  errors: 'message',
  params: recipeParams,
  answer: recipeImport,
  run: ({ viewer, params }) => readImport(viewer, params.id),
})

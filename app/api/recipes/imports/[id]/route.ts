import { readImport } from '@/lib/archives/imports'
import { archiveImport } from '@/lib/archives/schema'
import { recipeParams } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'chef',
  summary: 'How far an import is.',
  errors: 'message',
  params: recipeParams,
  answer: archiveImport,
  run: ({ viewer, params }) => readImport(viewer, params.id),
})

import { startImport } from '@/lib/archives/imports'
import { archiveImport } from '@/lib/archives/schema'
import { recipeParams } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'chef',
  summary: 'Adds the recipes of a checked archive, in the background.',
  errors: 'message',
  params: recipeParams,
  status: 202,
  answer: archiveImport,
  run: ({ viewer, params }) => startImport(viewer, params.id),
})

import { undoImport } from '@/lib/move/move-archives'
import { archiveImport } from '@/lib/archives/schema'
import { recipeParams } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'chef',
  summary: 'Moves all recipes that an import has added to the trash.',
  errors: 'message',
  params: recipeParams,
  answer: archiveImport,
  run: ({ viewer, params }) => undoImport(viewer, params.id),
})

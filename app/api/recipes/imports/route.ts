import { ARCHIVE_LIMITS, MOVE_TEXTS } from '@/lib/cookbook/move/catalogue'
import { moveRates } from '@/lib/cookbook/move/export'
import { checkArchive } from '@/lib/cookbook/move/imports'
import { recipeImport } from '@/lib/cookbook/move/schema'
import { defineRoute } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'chef',
  summary: 'Reads an archive of recipes and says what an import of it would add.',
  errors: 'message',
  upload: 'archive',
  uploadRules: { maxBytes: ARCHIVE_LIMITS.bytes, missing: MOVE_TEXTS.missing },
  status: 201,
  answer: recipeImport,
  rates: ({ viewer }) => moveRates(viewer),
  run: ({ viewer, file }) => checkArchive(viewer, file),
})

import { ARCHIVE_LIMITS, MOVE_TEXTS } from '@/lib/archives/catalogue'
import { moveRates } from '@/lib/cookbook/move/export'
import { checkArchive } from '@/lib/move/move-archives'
import { archiveImport } from '@/lib/archives/schema'
import { defineRoute } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'chef',
  summary: 'Reads an archive of recipes and says what an import of it would add.',
  errors: 'message',
  upload: 'archive',
  uploadRules: { maxBytes: ARCHIVE_LIMITS.bytes, missing: MOVE_TEXTS.missing },
  status: 201,
  answer: archiveImport,
  rates: ({ viewer }) => moveRates(viewer),
  run: ({ viewer, file }) => checkArchive(viewer, file),
})

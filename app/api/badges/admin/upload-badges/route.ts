import { BADGE_ADMIN_TEXTS, BADGE_FILE } from '@/lib/badges/admin/catalogue'
import { importBadges } from '@/lib/badges/admin/import-badges'
import { importAnswer, importQuery } from '@/lib/badges/admin/schema'
import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'

// G-97, G-132
export const POST = defineRoute({
  access: 'admin',
  summary: 'Adds and changes badges by a CSV file, all rows or none.',
  query: importQuery,
  upload: 'file',
  uploadRules: { missing: BADGE_ADMIN_TEXTS.fileMissing, maxBytes: BADGE_FILE.bytes },
  rates: ({ viewer }) => uploadRates(viewer),
  answer: importAnswer,
  run: ({ viewer, file, query }) => importBadges(viewer, file, { isDryRun: query.dryRun ?? false }),
})

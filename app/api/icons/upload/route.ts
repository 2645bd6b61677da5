import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'
import { uploadIcon } from '@/lib/icons/admin/icons'
import { ICON_BYTES, ICON_TEXTS } from '@/lib/icons/admin/catalogue'
import { uploadedIcon } from '@/lib/icons/schema'

// G-99, G-133
export const POST = defineRoute({
  access: 'admin',
  summary: 'Stores an icon under the stem of its file’s name; the same name replaces.',
  upload: 'icon',
  uploadRules: { missing: ICON_TEXTS.missing, maxBytes: ICON_BYTES },
  rates: ({ viewer }) => uploadRates(viewer),
  answer: uploadedIcon,
  status: 201,
  run: ({ viewer, file, signal }) => uploadIcon(viewer, file, signal),
})

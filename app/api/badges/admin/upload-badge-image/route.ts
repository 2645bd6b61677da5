import { BADGE_ADMIN_TEXTS } from '@/lib/badges/admin/catalogue'
import { imageAnswer, imageBody } from '@/lib/badges/admin/schema'
import { uploadBadgeImage } from '@/lib/badges/admin/upload-image'
import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'

// G-98, G-133
export const POST = defineRoute({
  access: 'admin',
  summary: 'Stores the picture of a badge.',
  upload: 'image',
  uploadRules: { missing: BADGE_ADMIN_TEXTS.imageMissing },
  body: imageBody,
  rates: ({ viewer }) => uploadRates(viewer),
  answer: imageAnswer,
  run: ({ viewer, body, file, signal }) => uploadBadgeImage(viewer, body.code, file, signal),
})

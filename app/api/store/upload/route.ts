import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { createItem } from '@/lib/store/admin/items'
import { uploadItemBody, storeItem } from '@/lib/store/schema'

// G-68, G-118
export const POST = defineRoute({
  access: 'admin',
  summary: 'Adds an item with its first picture.',
  upload: 'image',
  uploadRules: { missing: STORE_ADMIN_TEXTS.pictureMissing },
  body: uploadItemBody,
  rates: ({ viewer }) => uploadRates(viewer),
  answer: storeItem,
  status: 201,
  run: ({ viewer, body, file }) => createItem(viewer, body, file),
})

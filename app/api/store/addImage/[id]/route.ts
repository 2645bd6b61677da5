import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { addPicture } from '@/lib/store/admin/pictures'
import { itemParams, storeItem } from '@/lib/store/schema'

// G-68
export const POST = defineRoute({
  access: 'admin',
  summary: 'Adds a picture to an item, after the others; 409 for the 11th.',
  params: itemParams,
  upload: 'image',
  uploadRules: { missing: STORE_ADMIN_TEXTS.pictureMissing },
  rates: ({ viewer }) => uploadRates(viewer),
  answer: storeItem,
  run: ({ viewer, params, file }) => addPicture(viewer, params.id, file),
})

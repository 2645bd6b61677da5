import { uploadPiece } from '@/lib/gallery/admin/pieces'
import { galleryItem, uploadBody } from '@/lib/gallery/schema'
import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'

// G-65, G-117
export const POST = defineRoute({
  access: 'gallery_manager',
  summary: 'Hangs a new piece, before all others.',
  errors: 'text',
  upload: 'image',
  body: uploadBody,
  rates: ({ viewer }) => uploadRates(viewer),
  answer: galleryItem,
  status: 201,
  run: ({ viewer, body, file }) => uploadPiece(viewer, body, file),
})

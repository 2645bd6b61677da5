import { replacePicture } from '@/lib/gallery/admin/pieces'
import { pieceParams, replacedAnswer } from '@/lib/gallery/schema'
import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'

// G-117
export const POST = defineRoute({
  access: 'gallery_manager',
  summary: 'Gives a piece another picture; its address and its place stay.',
  params: pieceParams,
  upload: 'image',
  rates: ({ viewer }) => uploadRates(viewer),
  answer: replacedAnswer,
  run: ({ viewer, params, file }) => replacePicture(viewer, params.id, file),
})

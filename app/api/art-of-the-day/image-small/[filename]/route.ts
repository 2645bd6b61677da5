import { getSmallImage } from '@/lib/aotd/images'
import { filenameParams } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/image-small/{filename}: a picture at 700 px for members (S2 §7, G-61)
export const GET = defineRoute({
  access: 'user',
  summary: 'A picture at 700 px.',
  produces: 'image/webp',
  params: filenameParams,
  run: ({ params, ...request }) => getSmallImage(params.filename, request),
})

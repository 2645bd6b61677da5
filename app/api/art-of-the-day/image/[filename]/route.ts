import { getFullImage } from '@/lib/aotd/images'
import { filenameParams } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/image/{filename}: a picture at 1024 px for members (G-62a)
export const GET = defineRoute({
  access: 'user',
  summary: 'A picture at 1024 px; counts no view.',
  produces: 'image/webp',
  params: filenameParams,
  run: ({ params, ...request }) => getFullImage(params.filename, request),
})

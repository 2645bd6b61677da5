import { getOriginal } from '@/lib/aotd/images'
import { filenameParams } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/original/{filename}: a picture as it was made, for members to save
export const GET = defineRoute({
  access: 'user',
  summary: 'A picture as it was made, to be saved as a file.',
  produces: 'image/png',
  params: filenameParams,
  run: ({ params, ...request }) => getOriginal(params.filename, request),
})

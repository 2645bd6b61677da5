import { getFullImage } from '@/lib/aotd/images'
import { filenameParams } from '@/lib/aotd/schema'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

// G-62a
export const GET = defineRoute({
  access: 'user',
  summary: 'A picture at 1024 px; counts no view.',
  params: filenameParams,
  answer: sendsFile('image/webp'),
  errors: 'message',
  run: ({ params, ...request }) => getFullImage(params.filename, request),
})

import { getSmallImage } from '@/lib/aotd/images'
import { filenameParams } from '@/lib/aotd/schema'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

// G-61
export const GET = defineRoute({
  access: 'user',
  summary: 'A picture at 700 px.',
  params: filenameParams,
  answer: sendsFile('image/webp'),
  errors: 'message',
  run: ({ params, ...request }) => getSmallImage(params.filename, request),
})

import { getOriginal } from '@/lib/aotd/images'
import { filenameParams } from '@/lib/aotd/schema'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'user',
  summary: 'A picture as it was made, to be saved as a file.',
  params: filenameParams,
  answer: sendsFile('image/png'),
  errors: 'message',
  run: ({ params, ...request }) => getOriginal(params.filename, request),
})

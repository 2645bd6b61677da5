import { getPostcard } from '@/lib/aotd/postcard/postcard'
import { postcardParams, postcardQuery } from '@/lib/aotd/schema'
import { MINUTE_MS } from '@/lib/durations'
import { defineRoute, sends } from '@/lib/http/define-route'

// G-61
export const GET = defineRoute({
  access: 'user',
  summary: 'A postcard of a day, as a picture to share or as an A6 card to print.',
  params: postcardParams,
  query: postcardQuery,
  answer: sends('image/jpeg', 'application/pdf'),
  errors: 'message',
  rates: ({ viewer }) => [{ name: 'postcard', key: viewer.id, max: 20, windowMs: MINUTE_MS }],
  run: ({ viewer, params, query, headers }) =>
    getPostcard(viewer, { ...params, ...query }, { headers }),
})

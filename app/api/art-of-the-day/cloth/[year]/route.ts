import { getCloth } from '@/lib/aotd/cloth'
import { clothParams } from '@/lib/aotd/schema'
import { defineRoute, sends } from '@/lib/http/define-route'

// G-61b
export const GET = defineRoute({
  access: 'public',
  summary: 'The colours of all days of a year as a picture to print.',
  toleratesBadToken: true,
  params: clothParams,
  answer: sends('image/svg+xml'),
  run: ({ params, headers }) => getCloth(params.year, { headers }),
})

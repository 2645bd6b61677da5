import { statusAnswer, statusQuery } from '@/lib/aotd/schema'
import { getStatus } from '@/lib/aotd/painting/status'
import { defineRoute } from '@/lib/http/define-route'

// G-49
export const GET = defineRoute({
  access: 'public',
  summary: "How far today's art is; starts nothing.",
  query: statusQuery,
  answer: statusAnswer,
  errors: 'message',
  run: ({ viewer }) => getStatus(viewer),
})

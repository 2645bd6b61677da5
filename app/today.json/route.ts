import { todaySummary } from '@/lib/aotd/schema'
import { getTodaySummary } from '@/lib/aotd/listings'
import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/reply'

const FOR_ALL_SITES = { 'access-control-allow-origin': '*' }

export const GET = defineRoute({
  access: 'public',
  summary: 'The title and the colours of the newest picture, for other sites.',
  toleratesBadToken: true,
  answer: todaySummary,
  run: async ({ viewer, headers }) =>
    listReply(await getTodaySummary(viewer), { headers }, 'public', FOR_ALL_SITES),
})

import { statusQuery } from '@/lib/aotd/schema'
import { getStatus } from '@/lib/aotd/status'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/status: asked every five seconds, starts nothing (S2 §7, G-49)
export const GET = defineRoute({
  access: 'public',
  summary: "How far today's art is; starts nothing.",
  query: statusQuery,
  run: ({ viewer }) => getStatus(viewer),
})

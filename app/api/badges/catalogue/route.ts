import { badgeCatalogue } from '@/lib/badges/schema'
import { defineRoute } from '@/lib/http/define-route'
import { listCatalogue } from '@/lib/badges/progress'
import { readCounters } from '@/lib/site-stats/read-counters'

// G-92
export const GET = defineRoute({
  access: 'user',
  summary: 'All badges, with one’s own progress and the number of members who hold each.',
  answer: badgeCatalogue,
  run: ({ viewer }) => listCatalogue(viewer, readCounters),
})

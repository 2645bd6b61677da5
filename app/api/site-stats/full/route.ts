import { defineRoute } from '@/lib/http/define-route'
import { totalsAnswer } from '@/lib/site-stats/schema'
import { getSiteTotals } from '@/lib/site-stats/totals'

// G-101
export const GET = defineRoute({
  access: 'public',
  summary: 'The site in figures; admins also get those about its members.',
  answer: totalsAnswer,
  run: ({ viewer }) => getSiteTotals(viewer),
})

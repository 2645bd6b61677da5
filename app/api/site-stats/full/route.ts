import { defineRoute } from '@/lib/http/define-route'
import { getSiteTotals } from '@/lib/site-stats/totals'

// GET /api/site-stats/full: the site in figures, and more of them for admins (S1 §7, G-101)
export const GET = defineRoute({
  access: 'public',
  summary: 'The site in figures; admins also get those about its members.',
  run: ({ viewer }) => getSiteTotals(viewer),
})

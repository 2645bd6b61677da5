import { listUncollected } from '@/lib/badges/collect'
import { uncollectedBadges } from '@/lib/badges/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-93
export const GET = defineRoute({
  access: 'user',
  summary: 'The badges that one has earned and not collected yet, oldest first.',
  answer: uncollectedBadges,
  run: ({ viewer }) => listUncollected(viewer),
})

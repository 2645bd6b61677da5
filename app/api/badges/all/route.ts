import { listEarned } from '@/lib/badges/collect'
import { earnedBadges } from '@/lib/badges/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-92, G-133
export const GET = defineRoute({
  access: 'user',
  summary: 'One’s own badges: collected ones by points, then uncollected ones by date.',
  answer: earnedBadges,
  run: ({ viewer }) => listEarned(viewer),
})

import { getHealth } from '@/lib/health'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/health: 200 while the site can reach its database (G-18)
export const GET = defineRoute({
  access: 'public',
  summary: 'Says whether the site and its database answer.',
  toleratesBadToken: true,
  run: getHealth,
})

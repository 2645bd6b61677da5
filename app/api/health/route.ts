import { getHealth } from '@/lib/health'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/health: 200 while the site can reach its database (G-18)
export const GET = defineRoute({
  access: 'public',
  toleratesBadToken: true,
  run: getHealth,
})

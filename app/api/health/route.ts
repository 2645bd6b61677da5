import { getHealth } from '@/lib/health'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/health: 200 while the site can reach its database; to admins also its jobs (G-18)
export const GET = defineRoute({
  access: 'public',
  summary:
    'Whether the site and its database answer; for admins also how each recurring job stands.',
  toleratesBadToken: true,
  run: ({ viewer }) => getHealth(viewer),
})

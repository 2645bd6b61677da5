import { defineRoute } from '@/lib/http/define-route'
import { getHealth, healthAnswer } from '@/lib/site/health'

// G-18
export const GET = defineRoute({
  access: 'public',
  summary:
    'Whether the site and its database answer, and whether the disk has room; for admins also the free space and how each recurring job stands.',
  toleratesBadToken: true,
  answer: healthAnswer,
  run: ({ viewer }) => getHealth(viewer),
})

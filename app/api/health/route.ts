import { defineRoute } from '@/lib/http/define-route'
import { getHealth, healthAnswer } from '@/lib/site/health'

// G-18
export const GET = defineRoute({
  access: 'public',
  summary:
    'Whether site and database answer and the disk has room; for admins also the recurring jobs.',
  toleratesBadToken: true,
  answer: healthAnswer,
  run: ({ viewer }) => getHealth(viewer),
})

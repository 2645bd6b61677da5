import { defineRoute } from '@/lib/http/define-route'
import { reportAnswer, reportBody } from '@/lib/reports/schema'
import { reportRates, reportThing } from '@/lib/site/reports'

// G-148
export const POST = defineRoute({
  access: 'public',
  summary: 'Reports to the owner what a member wrote or uploaded.',
  toleratesBadToken: true,
  status: 201,
  body: reportBody,
  answer: reportAnswer,
  rates: ({ ip }) => reportRates(ip),
  run: ({ body, viewer, ip }) => reportThing({ viewer, ip }, body),
})

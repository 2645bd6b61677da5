import { defineRoute } from '@/lib/http/define-route'
import { decisionBody, removedAnswer, reportParams } from '@/lib/reports/schema'
import { decideReport } from '@/lib/site/reports'

// G-148
export const POST = defineRoute({
  access: 'admin',
  summary: 'Removes what was reported.',
  params: reportParams,
  body: decisionBody,
  answer: removedAnswer,
  run: ({ viewer, params, body }) => decideReport(viewer, params.id, { state: 'removed', ...body }),
})

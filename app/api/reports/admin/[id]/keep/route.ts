import { defineRoute } from '@/lib/http/define-route'
import { decisionBody, keptAnswer, reportParams } from '@/lib/reports/schema'
import { decideReport } from '@/lib/site/reports'

// G-148
export const POST = defineRoute({
  access: 'admin',
  summary: 'Decides that what was reported stays.',
  params: reportParams,
  body: decisionBody,
  answer: keptAnswer,
  run: ({ viewer, params, body }) => decideReport(viewer, params.id, { state: 'kept', ...body }),
})

import { closeReport } from '@/lib/chat/admin/close'
import { closedAnswer, closeParams } from '@/lib/chat/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-91a
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Closes the report of an answer.',
  params: closeParams,
  answer: closedAnswer,
  run: ({ viewer, params }) => closeReport(viewer, params.id),
})

import { closeQuestion } from '@/lib/chat/admin/close'
import { closedAnswer, closeParams } from '@/lib/chat/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-91a
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Removes a question that had no answer.',
  params: closeParams,
  answer: closedAnswer,
  run: ({ viewer, params }) => closeQuestion(viewer, params.id),
})

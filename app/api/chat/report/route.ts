import { reportAnswer } from '@/lib/chat/report'
import { reportBody, reportedAnswer } from '@/lib/chat/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-91a, G-130
export const POST = defineRoute({
  access: 'public',
  summary: 'Shows an answer of one’s chat to the owner.',
  body: reportBody,
  answer: reportedAnswer,
  run: ({ body, ...caller }) => reportAnswer(caller, body.id),
})

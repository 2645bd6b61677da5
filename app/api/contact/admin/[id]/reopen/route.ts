import { reopenMessage } from '@/lib/contact/messages'
import { messageReopenedAnswer, messageParams } from '@/lib/contact/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-144
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings a message back to what waits.',
  params: messageParams,
  answer: messageReopenedAnswer,
  run: ({ viewer, params }) => reopenMessage(viewer, params.id),
})

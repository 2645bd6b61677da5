import { finishMessage } from '@/lib/contact/messages'
import { messageDoneAnswer, messageParams } from '@/lib/contact/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-144
export const POST = defineRoute({
  access: 'admin',
  summary: 'Takes a message out of what waits.',
  params: messageParams,
  answer: messageDoneAnswer,
  run: ({ viewer, params }) => finishMessage(viewer, params.id),
})

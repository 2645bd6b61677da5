import { defineRoute } from '@/lib/http/define-route'
import { confirmPreOrder } from '@/lib/store/pre-orders/join'
import { confirmBody, confirmedAnswer } from '@/lib/store/schema'

// G-120
export const POST = defineRoute({
  access: 'public',
  summary: 'Confirms a pre-order with the token of its mail.',
  body: confirmBody,
  isByLink: true,
  toleratesBadToken: true,
  answer: confirmedAnswer,
  run: ({ body }) => confirmPreOrder(body.token),
})

import { defineRoute } from '@/lib/http/define-route'
import { joinList, preOrderRates } from '@/lib/store/pre-orders/join'
import { listedAnswer, preOrderBody } from '@/lib/store/schema'

// G-70, G-120
export const POST = defineRoute({
  access: 'public',
  summary: 'Puts an address on the list of an item, or of any; a mail asks for confirmation.',
  body: preOrderBody,
  rates: ({ ip, body }) => preOrderRates(ip, body.email),
  answer: listedAnswer,
  run: ({ body }) => joinList(body),
})

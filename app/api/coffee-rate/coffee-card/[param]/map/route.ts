import { getCardMap } from '@/lib/coffee/card/card'
import { cardParams } from '@/lib/coffee/schema'
import { defineRoute, sends } from '@/lib/http/define-route'
import { drawingRates } from '@/lib/media/drawing-rates'

// G-85
export const GET = defineRoute({
  access: 'public',
  summary: 'The drawn map of a coffee; 404 for what is self-made.',
  params: cardParams,
  answer: sends('image/png'),
  errors: 'message',
  rates: ({ ip }) => drawingRates(ip),
  run: ({ params, headers }) => getCardMap(params.param, { headers }),
})

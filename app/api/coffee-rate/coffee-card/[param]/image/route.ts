import { getCardImage } from '@/lib/coffee/card/card'
import { drawingRates } from '@/lib/media/drawing-rates'
import { cardParams } from '@/lib/coffee/schema'
import { defineRoute, sends } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'public',
  summary: 'The card of a coffee as a picture of 1080 × 1350.',
  params: cardParams,
  answer: sends('image/png'),
  errors: 'message',
  rates: ({ ip }) => drawingRates(ip),
  run: ({ params, headers }) => getCardImage(params.param, { headers }),
})

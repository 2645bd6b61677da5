import { getCoffeeCard } from '@/lib/coffee/card/card'
import { cardParams, coffeeCard } from '@/lib/coffee/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-85
export const GET = defineRoute({
  access: 'public',
  summary: 'The card of a coffee: its ratings, its map and a code that leads to the card.',
  params: cardParams,
  answer: coffeeCard,
  errors: 'message',
  run: ({ params }) => getCoffeeCard(params.param),
})

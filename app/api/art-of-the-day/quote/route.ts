import { setQuote } from '@/lib/aotd/quote'
import { quoteBody } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'

// POST /api/art-of-the-day/quote: what the author says of today's art, once (S2 §7, G-57)
export const POST = defineRoute({
  access: 'user',
  summary: "Sets the author's quote of today's art, once.",
  body: quoteBody,
  run: ({ viewer, body }) => setQuote(viewer, body),
})

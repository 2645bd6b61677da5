import { suggestQuoteBody } from '@/lib/aotd/schema'
import { suggestQuote } from '@/lib/aotd/suggest-quote'
import { defineRoute } from '@/lib/http/define-route'

// POST /api/art-of-the-day/suggest-quote: a quote for the author to take, three times (S2 §7, G-58)
export const POST = defineRoute({
  access: 'user',
  summary: "Suggests a quote for the author of today's art, three times at most.",
  body: suggestQuoteBody,
  run: ({ viewer, body, signal }) => suggestQuote(viewer, { dateKey: body.dateKey, signal }),
})

import { suggestionAnswer, suggestQuoteBody } from '@/lib/aotd/author/schema'
import { suggestQuote } from '@/lib/aotd/author/suggest-quote'
import { defineRoute } from '@/lib/http/define-route'

// G-58
export const POST = defineRoute({
  access: 'user',
  summary: "Suggests a quote for the author of today's art, three times at most.",
  body: suggestQuoteBody,
  answer: suggestionAnswer,
  errors: 'message',
  run: ({ viewer, body, signal }) => suggestQuote(viewer, { dateKey: body.dateKey, signal }),
})

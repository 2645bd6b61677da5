import { setQuote } from '@/lib/aotd/author/quote'
import { quoteAnswer, quoteBody } from '@/lib/aotd/author/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-57
export const POST = defineRoute({
  access: 'user',
  summary: "Sets the author's quote of today's art, once.",
  body: quoteBody,
  answer: quoteAnswer,
  errors: 'message',
  run: ({ viewer, body }) => setQuote(viewer, body),
})

import { digestAnswer, digestBody } from '@/lib/digest/schema'
import { askForDigest, digestRates } from '@/lib/digest/subscribe'
import { defineRoute } from '@/lib/http/define-route'

// G-44a
export const POST = defineRoute({
  access: 'public',
  summary: 'Asks for the weekly digest; a link in a mail confirms it.',
  toleratesBadToken: true,
  body: digestBody,
  answer: digestAnswer,
  rates: ({ ip }) => digestRates(ip),
  run: ({ body, ip }) => askForDigest(ip, body),
})

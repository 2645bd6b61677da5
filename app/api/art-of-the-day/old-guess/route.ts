import { guessOldDay, oldGuessRates } from '@/lib/aotd/guess/old-day'
import { oldGuessAnswer, oldGuessBody } from '@/lib/aotd/guess/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-158
export const POST = defineRoute({
  access: 'public',
  summary: 'Marks guesses at the emojis of an earlier day, and stores nothing.',
  toleratesBadToken: true,
  body: oldGuessBody,
  answer: oldGuessAnswer,
  errors: 'message',
  rates: ({ ip }) => oldGuessRates(ip),
  run: ({ body }) => guessOldDay(body.dateKey, body.tries),
})

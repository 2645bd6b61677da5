import { readGuess, submitGuess } from '@/lib/aotd/guess/guess'
import { guessAnswer, guessBody } from '@/lib/aotd/guess/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-158
export const GET = defineRoute({
  access: 'user',
  summary: 'How one’s guesses at today’s emojis stand.',
  answer: guessAnswer,
  errors: 'message',
  run: ({ viewer }) => readGuess(viewer),
})

// G-158
export const POST = defineRoute({
  access: 'user',
  summary: 'Guesses the emojis of today’s picture, six times at most.',
  body: guessBody,
  answer: guessAnswer,
  errors: 'message',
  run: ({ viewer, body }) => submitGuess(viewer, body),
})

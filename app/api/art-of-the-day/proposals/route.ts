import { listProposals, proposalRates, proposeEmoji } from '@/lib/aotd/guess/proposals'
import { proposalAnswer, proposalBody, proposalsAnswer } from '@/lib/aotd/guess/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-158a
export const GET = defineRoute({
  access: 'user',
  summary: 'The emojis that visitors propose most, for the author of today’s picture.',
  answer: proposalsAnswer,
  errors: 'message',
  run: ({ viewer }) => listProposals(viewer),
})

// G-158a
export const POST = defineRoute({
  access: 'public',
  summary: 'Proposes an emoji to the next author, once an art day.',
  toleratesBadToken: true,
  status: 201,
  body: proposalBody,
  answer: proposalAnswer,
  errors: 'message',
  rates: ({ ip }) => proposalRates(ip),
  run: ({ body, viewer, ip }) => proposeEmoji({ viewer, ip }, body),
})

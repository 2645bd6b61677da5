import { isProposalTaken, proposalRates } from '@/lib/aotd/guess/proposals'
import { proposalQuery, takenAnswer } from '@/lib/aotd/guess/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-158a
export const GET = defineRoute({
  access: 'public',
  summary: 'Whether an author chose the emoji that this visitor proposed.',
  toleratesBadToken: true,
  query: proposalQuery,
  answer: takenAnswer,
  errors: 'message',
  rates: ({ ip }) => proposalRates(ip),
  run: ({ viewer, query }) => isProposalTaken(viewer, query),
})

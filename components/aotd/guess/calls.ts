import type { GuessBody } from '@/lib/aotd/guess/schema'
import type { Proposal, ProposalBody } from '@/lib/aotd/guess/schema'
import { callRoute } from '@/lib/http/call-route'

export const guessCalls = {
  guess: (body: GuessBody) => callRoute('/api/art-of-the-day/guess', 'POST', { body }),

  guessOldDay: (dateKey: string, tries: string[][]) =>
    callRoute('/api/art-of-the-day/old-guess', 'POST', { body: { dateKey, tries } }),

  propose: (body: ProposalBody) => callRoute('/api/art-of-the-day/proposals', 'POST', { body }),

  fetchProposals: () => callRoute('/api/art-of-the-day/proposals', 'GET'),

  isTaken: (query: Proposal) => callRoute('/api/art-of-the-day/proposals/taken', 'GET', { query }),
}

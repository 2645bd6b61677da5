import { createChallenge } from '@/lib/captcha/challenge'
import { challenge, challengeQuery } from '@/lib/captcha/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-43
export const GET = defineRoute({
  access: 'public',
  summary: 'A proof-of-work challenge of ALTCHA for one action: SHA-256, 10 minutes, single use.',
  query: challengeQuery,
  toleratesBadToken: true,
  answer: challenge,
  run: ({ query }) => createChallenge(query.action),
})

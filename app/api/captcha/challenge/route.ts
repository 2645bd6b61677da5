import { createChallenge } from '@/lib/captcha/challenge'
import { challengeQuery } from '@/lib/captcha/schema'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/captcha/challenge?action=…: work for a browser that fills in a form (G-43)
export const GET = defineRoute({
  access: 'public',
  summary: 'A proof-of-work challenge of ALTCHA for one action: SHA-256, 10 minutes, single use.',
  query: challengeQuery,
  toleratesBadToken: true,
  run: ({ query }) => createChallenge(query.action),
})

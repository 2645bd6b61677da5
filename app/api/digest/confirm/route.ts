import { confirmDigestQuery, digestAnswer } from '@/lib/digest/schema'
import { confirmDigest } from '@/lib/digest/subscribe'
import { defineRoute } from '@/lib/http/define-route'

// G-44a; the page of the link posts to it.
export const POST = defineRoute({
  access: 'public',
  summary: 'Confirms the weekly digest with the token of its mail, and leads back to its page.',
  query: confirmDigestQuery,
  isByLink: true,
  toleratesBadToken: true,
  answer: digestAnswer,
  run: ({ query }) => confirmDigest(query.token),
})

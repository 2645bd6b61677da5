import { defineRoute } from '@/lib/http/define-route'
import { messageAnswer } from '@/lib/http/fields'
import { UNSUBSCRIBE_TEXTS } from '@/lib/mail/catalogue'
import { unsubscribeQuery } from '@/lib/mail/schema'
import { unsubscribe } from '@/lib/site/unsubscribe'

// G-44; mail programs post to /email/unsubscribe, which the middleware leads here (RFC 8058).
export const POST = defineRoute({
  access: 'public',
  summary: 'Switches off the kind of mail whose link has this token, for its recipient.',
  query: unsubscribeQuery,
  isByLink: true,
  toleratesBadToken: true,
  answer: messageAnswer(UNSUBSCRIBE_TEXTS.done('items that are available again')),
  run: ({ query }) => unsubscribe(query),
})

import { defineRoute, sends } from '@/lib/http/define-route'
import { taggedReply } from '@/lib/http/reply'
import { securityText } from '@/lib/site/security-text'

export const GET = defineRoute({
  access: 'public',
  summary: 'Whom to tell of a security problem.',
  toleratesBadToken: true,
  answer: sends('text/plain'),
  errors: 'text',
  run: ({ headers }) => taggedReply(securityText(), 'text/plain', { headers }),
})

import { defineRoute } from '@/lib/http/define-route'
import { listOutbox } from '@/lib/mail/outbox'
import { outboxPage, outboxQuery } from '@/lib/mail/schema'

// G-44
export const GET = defineRoute({
  access: 'admin',
  summary: 'The mail of the last 30 days, newest first, page by page.',
  query: outboxQuery,
  answer: outboxPage,
  run: ({ viewer, query }) => listOutbox(viewer, query),
})

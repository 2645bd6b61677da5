import { defineRoute } from '@/lib/http/define-route'
import { listOutbox } from '@/lib/mail/outbox'
import { outboxQuery } from '@/lib/mail/schema'

// GET /api/mail/admin/outbox: mail of the last 30 days, page by page (G-44)
export const GET = defineRoute({
  access: 'admin',
  summary: 'The mail of the last 30 days, newest first, page by page.',
  query: outboxQuery,
  run: ({ viewer, query }) => listOutbox(viewer, query),
})

import { listChanges } from '@/lib/audit/list-changes'
import { auditQuery } from '@/lib/audit/schema'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/stats/admin/audit: who changed what, newest first, page by page (G-19c)
export const GET = defineRoute({
  access: 'admin',
  summary: 'Who changed what and when, newest first, page by page.',
  query: auditQuery,
  run: ({ query }) => listChanges(query.page),
})

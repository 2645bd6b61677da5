import { listChanges } from '@/lib/audit/list-changes'
import { auditPage, auditQuery } from '@/lib/audit/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-19c
export const GET = defineRoute({
  access: 'admin',
  summary: 'Who changed what, and who signed in or was refused, newest first, page by page.',
  query: auditQuery,
  answer: auditPage,
  run: ({ viewer, query }) => listChanges(viewer, query),
})

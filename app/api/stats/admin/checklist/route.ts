import { checklistBody } from '@/lib/account/admin/schema'
import { saveChecklist } from '@/lib/account/admin/visits'
import { defineRoute, noContent } from '@/lib/http/define-route'

// G-166
export const PUT = defineRoute({
  access: 'admin',
  summary: 'Closes or opens the list of first steps, and notes that a copy is kept elsewhere.',
  body: checklistBody,
  answer: noContent,
  run: ({ viewer, body }) => saveChecklist(viewer, body),
})

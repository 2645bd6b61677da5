import { restoreBadge } from '@/lib/badges/admin/edit-badge'
import { deletedParams, restoredAnswer } from '@/lib/badges/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-19c
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings a deleted badge back to all who held it.',
  params: deletedParams,
  answer: restoredAnswer,
  run: ({ viewer, params }) => restoreBadge(viewer, params.id),
})

import { deleteBadge, editBadge } from '@/lib/badges/admin/edit-badge'
import { adminBadge, deletedAnswer, editBadgeBody } from '@/lib/badges/admin/schema'
import { codeParams } from '@/lib/badges/schema'
import { defineRoute } from '@/lib/http/define-route'

export const PUT = defineRoute({
  access: 'admin',
  summary: 'Changes a badge; a retired one is not given any more.',
  params: codeParams,
  body: editBadgeBody,
  answer: adminBadge,
  run: ({ viewer, params, body }) => editBadge(viewer, params.code, body),
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Takes a badge from all who hold it; for 30 days it can be restored.',
  params: codeParams,
  answer: deletedAnswer,
  run: ({ viewer, params }) => deleteBadge(viewer, params.code),
})

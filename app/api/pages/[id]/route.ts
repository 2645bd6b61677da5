import { defineRoute } from '@/lib/http/define-route'
import { deletePage, updatePage } from '@/lib/own-pages/admin/pages'
import { PAGE_LIMITS } from '@/lib/own-pages/catalogue'
import { deletedAnswer, ownPage, pageParams, updatePageBody } from '@/lib/own-pages/schema'

// G-142, G-143
export const PATCH = defineRoute({
  access: 'admin',
  summary: 'Changes a page; 409 with both values of a field that is no longer as `before` says.',
  params: pageParams,
  body: updatePageBody,
  bodyBytes: PAGE_LIMITS.bodyBytes,
  maxText: PAGE_LIMITS.bodyBytes,
  answer: ownPage,
  run: ({ viewer, params, body }) => updatePage(viewer, params.id, body),
})

// G-19c
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Moves a page to the trash for 30 days.',
  params: pageParams,
  answer: deletedAnswer,
  run: ({ viewer, params }) => deletePage(viewer, params.id),
})

import { defineRoute } from '@/lib/http/define-route'
import { previewPage } from '@/lib/own-pages/admin/pages'
import { PAGE_LIMITS } from '@/lib/own-pages/catalogue'
import { pageParams, previewAnswer, previewBody } from '@/lib/own-pages/schema'

// G-142
export const POST = defineRoute({
  access: 'admin',
  summary: 'A text as the page would show it; nothing is stored.',
  params: pageParams,
  body: previewBody,
  bodyBytes: PAGE_LIMITS.bodyBytes,
  maxText: PAGE_LIMITS.bodyBytes,
  answer: previewAnswer,
  run: ({ viewer, params, body }) => previewPage(viewer, params.id, body.text),
})

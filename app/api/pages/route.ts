import { defineRoute } from '@/lib/http/define-route'
import { createPage } from '@/lib/own-pages/admin/pages'
import { createPageBody, ownPage } from '@/lib/own-pages/schema'

// G-143
export const POST = defineRoute({
  access: 'admin',
  summary: 'Adds a page as a draft, empty or from a template.',
  body: createPageBody,
  answer: ownPage,
  status: 201,
  run: ({ viewer, body }) => createPage(viewer, body),
})

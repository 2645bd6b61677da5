import { defineRoute } from '@/lib/http/define-route'
import { countPageView } from '@/lib/page-views/page-views'
import { pageViewBody } from '@/lib/page-views/schema'

// POST /api/page-view: counts that a page was opened, without whom (G-17)
export const POST = defineRoute({
  access: 'public',
  summary: 'Counts that a page was opened, and nothing about who opened it.',
  toleratesBadToken: true,
  body: pageViewBody,
  status: 204,
  run: ({ body, headers }) => countPageView(body.path, headers),
})

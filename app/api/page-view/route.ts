import { defineRoute, noContent } from '@/lib/http/define-route'
import { countPageView } from '@/lib/page-views/page-views'
import { pageViewBody } from '@/lib/page-views/schema'

// G-17
export const POST = defineRoute({
  access: 'public',
  summary: 'Counts that a page was opened, and nothing about who opened it.',
  toleratesBadToken: true,
  body: pageViewBody,
  answer: noContent,
  run: ({ body, headers }) => countPageView(body.path, headers),
})

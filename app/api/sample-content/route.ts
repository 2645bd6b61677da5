import { defineRoute } from '@/lib/http/define-route'
import { hasSampleContent, removeSampleContent } from '@/lib/sample/remove'

// GET /api/sample-content: whether there is sample content to remove
export const GET = defineRoute({
  access: 'admin',
  summary: 'Whether the site has sample content.',
  run: async () => ({ hasSamples: await hasSampleContent() }),
})

// DELETE /api/sample-content: remove all sample content and nothing else
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Removes all sample content, also while it is made.',
  status: 204,
  run: async ({ viewer }) => void (await removeSampleContent(viewer)),
})

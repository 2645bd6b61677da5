import { listRecentArt } from '@/lib/art-admin/entries'
import { recentQuery } from '@/lib/art-admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/admin/recent: art to pick an entry from, without ids
export const GET = defineRoute({
  access: 'admin',
  summary: 'The newest art, or what is older than `before`, to pick an entry from.',
  query: recentQuery,
  run: ({ viewer, query }) => listRecentArt(viewer, query.before),
})

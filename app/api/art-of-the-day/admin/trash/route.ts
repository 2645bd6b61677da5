import { listTrash } from '@/lib/aotd/admin/trash'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/admin/trash: deleted art that can be brought back (G-19c)
export const GET = defineRoute({
  access: 'admin',
  summary: 'Deleted art, the last deleted first, and how long it stays.',
  run: async ({ viewer }) => ({ art: await listTrash(viewer) }),
})

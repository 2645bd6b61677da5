import { artIdParams } from '@/lib/aotd/admin/schema'
import { restoreArt } from '@/lib/aotd/admin/trash'
import { defineRoute } from '@/lib/http/define-route'

// POST /api/art-of-the-day/admin/{id}/restore: out of the trash again; 409 where the day is taken
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings deleted art back, unless its day has other art by now.',
  params: artIdParams,
  run: ({ viewer, params }) => restoreArt(viewer, params.id),
})

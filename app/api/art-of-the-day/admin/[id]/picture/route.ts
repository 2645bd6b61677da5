import { getEntryPicture } from '@/lib/art-admin/entries'
import { artIdParams } from '@/lib/art-admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/admin/{id}/picture: the picture of any entry at 700 px; counts no view
export const GET = defineRoute({
  access: 'admin',
  summary: "An entry's picture at 700 px, also where it is unfinished or deleted.",
  produces: 'image/webp',
  params: artIdParams,
  run: ({ viewer, params, ...request }) => getEntryPicture(viewer, params.id, request),
})

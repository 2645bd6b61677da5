import { getEntryPicture } from '@/lib/aotd/admin/entries'
import { artIdParams, pictureQuery } from '@/lib/aotd/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/admin/{id}/picture: the picture of any entry; counts no view
export const GET = defineRoute({
  access: 'admin',
  summary: "An entry's picture at 700 px or small, also where it is unfinished or deleted.",
  produces: 'image/webp',
  params: artIdParams,
  query: pictureQuery,
  run: ({ viewer, params, query, ...request }) =>
    getEntryPicture(viewer, { ...params, ...query }, request),
})

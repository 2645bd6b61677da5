import { showPieces } from '@/lib/gallery/admin/pieces'
import { listGallery } from '@/lib/gallery/pieces'
import { galleryList, galleryQuery, showAnswer, showBody } from '@/lib/gallery/schema'
import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/reply'

// G-19a, G-64, G-117
export const GET = defineRoute({
  access: 'public',
  summary: 'All pieces in their order; hidden ones for signed-in viewers alone.',
  query: galleryQuery,
  answer: galleryList,
  cache: {},
  run: async ({ viewer, query, headers }) => {
    const { items, next } = await listGallery(viewer, query)
    return listReply(items, { headers }, viewer ? 'private' : 'public', nextHeader(next))
  },
})

// G-151
export const PATCH = defineRoute({
  access: 'gallery_manager',
  summary: 'Shows several pieces to visitors, or hides them; managers their own, admins all.',
  body: showBody,
  answer: showAnswer,
  run: ({ viewer, body }) => showPieces(viewer, body),
})

function nextHeader(cursor: string | null): Record<string, string> {
  return cursor === null ? {} : { 'x-next-cursor': cursor }
}

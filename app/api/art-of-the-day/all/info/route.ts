import { ART_TEXTS } from '@/lib/aotd/catalogue'
import { listGallery } from '@/lib/aotd/author/gallery'
import { galleryAnswer, galleryQuery } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/reply'

// G-61
export const GET = defineRoute({
  access: 'user',
  summary: "The caller's completed art, the newest first; `user` is for admins.",
  query: galleryQuery,
  answer: galleryAnswer,
  errors: 'message',
  run: async ({ viewer, query, headers }) => {
    const items = await listGallery(viewer, query.user)
    const list = items.length > 0 ? items : { message: ART_TEXTS.emptyGallery }
    return listReply(list, { headers }, 'private')
  },
})

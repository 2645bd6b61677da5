import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/list-reply'
import { listItems } from '@/lib/store/items'
import { itemsQuery, storeItems } from '@/lib/store/schema'

// G-19a, G-66
export const GET = defineRoute({
  access: 'public',
  summary: 'Listed items, newest first; all of them for admins. Pages follow in the Link header.',
  query: itemsQuery,
  answer: storeItems,
  run: async ({ viewer, query, headers }) => {
    const { items, next } = await listItems(viewer, query)
    return listReply(items, { headers }, viewer ? 'private' : 'public', {
      vary: 'x-auth-token, authorization, cookie',
      ...(next && { link: `</api/store?limit=${query.limit}&cursor=${next}>; rel="next"` }),
    })
  },
})

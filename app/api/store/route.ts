import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/reply'
import { listItems } from '@/lib/store/items'
import { itemsQuery, storeItems } from '@/lib/store/schema'

// G-19a, G-66
export const GET = defineRoute({
  access: 'public',
  summary:
    'Listed items, newest first; for admins all. The next cursor of a page is in x-next-cursor.',
  query: itemsQuery,
  answer: storeItems,
  cache: {},
  run: async ({ viewer, query, headers }) => {
    const { items, next } = await listItems(viewer, query)
    return listReply(items, { headers }, viewer ? 'private' : 'public', {
      vary: 'x-auth-token, authorization, cookie',
      ...(next && { 'x-next-cursor': next }),
    })
  },
})

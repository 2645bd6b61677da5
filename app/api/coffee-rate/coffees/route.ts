import { listCoffeePage } from '@/lib/coffee/coffees'
import { coffees, coffeesQuery } from '@/lib/coffee/schema'
import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/reply'

// G-19a, G-84
export const GET = defineRoute({
  access: 'public',
  summary: 'All coffees, newest first. The next cursor of a page is in x-next-cursor.',
  query: coffeesQuery,
  answer: coffees,
  errors: 'message',
  cache: {},
  run: async ({ query, headers }) => {
    const { coffees: found, next } = await listCoffeePage(query)
    return listReply([...found], { headers }, 'public', next ? { 'x-next-cursor': next } : {})
  },
})

import { defineRoute } from '@/lib/http/define-route'
import { searchAnswer, searchQuery } from '@/lib/search/schema'
import { searchSite } from '@/lib/search/search-site'

export const GET = defineRoute({
  access: 'public',
  summary:
    'Searches all that the viewer may see; filters such as "above 8" are read from the words.',
  query: searchQuery,
  answer: searchAnswer,
  run: ({ viewer, query }) => searchSite(viewer, query),
})

import { getLeaderboard, INVALID_YEAR } from '@/lib/aotd/author/leaderboard'
import { leaderboard, leaderboardQuery } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/reply'

// G-63
export const GET = defineRoute({
  access: 'public',
  summary: 'The authors of the art of the day by how many they made, in one year or in all.',
  query: leaderboardQuery,
  queryTexts: { year: INVALID_YEAR },
  answer: leaderboard,
  cache: { query: { year: '\\d{4}' } },
  run: async ({ query, headers }) => listReply(await getLeaderboard(query.year), { headers }),
})

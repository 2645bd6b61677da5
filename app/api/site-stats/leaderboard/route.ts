import { getLeaderboard } from '@/lib/aotd/leaderboard'
import { leaderboardQuery } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/list-reply'

// GET /api/site-stats/leaderboard: who made how much art, in one year or in all (S1 §7, G-63)
export const GET = defineRoute({
  access: 'public',
  summary: 'The authors of the art of the day by how many they made, in one year or in all.',
  query: leaderboardQuery,
  run: async ({ query, headers }) => listReply(await getLeaderboard(query.year), { headers }),
})

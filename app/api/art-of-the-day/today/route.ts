import { isDeliberate } from '@/lib/aotd/intent'
import { getToday } from '@/lib/aotd/status'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/art-of-the-day/today: how today's art stands; starts it where it may (S2 §7, G-47)
export const GET = defineRoute({
  access: 'public',
  summary: "How today's art stands; the first eligible call of a day starts it.",
  toleratesBadToken: true,
  run: ({ viewer, ...call }) => getToday(viewer, { isDeliberate: isDeliberate(call) }),
})

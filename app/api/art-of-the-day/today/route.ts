import { isDeliberate } from '@/lib/aotd/painting/intent'
import { todayAnswer } from '@/lib/aotd/schema'
import { getToday } from '@/lib/aotd/painting/status'
import { defineRoute } from '@/lib/http/define-route'

// G-47
export const GET = defineRoute({
  access: 'public',
  summary: "How today's art stands; the first eligible call of a day starts it.",
  toleratesBadToken: true,
  answer: todayAnswer,
  errors: 'message',
  run: ({ viewer, ...call }) => getToday(viewer, { isDeliberate: isDeliberate(call) }),
})

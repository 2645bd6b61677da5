import { defineRoute } from '@/lib/http/define-route'

// GET /api/user/has-emoji: whether one has a profile emoji (S1 §7)
export const GET = defineRoute({
  access: 'user',
  summary: 'Whether one has a profile emoji.',
  run: ({ viewer }) => ({ hasEmoji: !!viewer.userEmoji }),
})

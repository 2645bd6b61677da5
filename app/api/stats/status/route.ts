import { getUserStatus } from '@/lib/account/status'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/stats/status: what one's account has and lacks (S1 §7, G-33)
export const GET = defineRoute({
  access: 'user',
  summary: 'What one’s account has and lacks.',
  run: ({ viewer }) => getUserStatus(viewer),
})

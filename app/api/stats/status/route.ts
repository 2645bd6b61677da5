import { userStatus } from '@/lib/account/profile/schema'
import { getUserStatus } from '@/lib/site/user-status'
import { defineRoute } from '@/lib/http/define-route'

// G-33
export const GET = defineRoute({
  access: 'user',
  summary: 'What one’s account has and lacks.',
  answer: userStatus,
  run: ({ viewer }) => getUserStatus(viewer),
})

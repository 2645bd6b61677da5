import { defineRoute } from '@/lib/http/define-route'

// GET /api/verify/huh: whether one's own address is verified (G-27)
export const GET = defineRoute({
  access: 'user',
  summary: 'Whether the address of the account is verified.',
  run: ({ viewer }) => ({ verified: viewer.emailVerified }),
})

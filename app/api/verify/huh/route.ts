import { isVerifiedAnswer } from '@/lib/account/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-27
export const GET = defineRoute({
  access: 'user',
  summary: 'Whether the address of the account is verified.',
  answer: isVerifiedAnswer,
  run: ({ viewer }) => ({ verified: viewer.emailVerified }),
})

import { verifiedAnswer, verifyCodeBody } from '@/lib/account/schema'
import { verifyCode } from '@/lib/account/verification'
import { defineRoute } from '@/lib/http/define-route'

// G-27
export const POST = defineRoute({
  access: 'user',
  summary: 'Verifies the address of the account by the code that was mailed to it.',
  body: verifyCodeBody,
  answer: verifiedAnswer,
  run: async ({ viewer, body }) => {
    await verifyCode(viewer.id, body.code)
    return { message: 'Verification successful' }
  },
})

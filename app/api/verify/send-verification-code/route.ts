import { sendCodeRates, sendVerificationCode } from '@/lib/account/verification'
import { defineRoute } from '@/lib/http/define-route'

// POST /api/verify/send-verification-code: mails a new code to one's own address (G-27)
export const POST = defineRoute({
  access: 'user',
  summary: 'Mails a verification code to the address of the account.',
  rates: ({ viewer }) => (viewer.emailVerified ? [] : sendCodeRates(viewer.id)),
  run: async ({ viewer }) => {
    await sendVerificationCode(viewer.id)
    return { message: 'Verification email sent. Please check your inbox.' }
  },
})

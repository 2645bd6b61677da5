import { codeSentAnswer } from '@/lib/account/schema'
import { sendCodeRates, sendVerificationCode } from '@/lib/account/verification'
import { defineRoute } from '@/lib/http/define-route'

// G-27
export const POST = defineRoute({
  access: 'user',
  summary: 'Mails a verification code to the address of the account.',
  answer: codeSentAnswer,
  rates: ({ viewer }) => (viewer.emailVerified ? [] : sendCodeRates(viewer.id)),
  run: async ({ viewer }) => {
    await sendVerificationCode(viewer.id)
    return { message: 'Verification email sent. Please check your inbox.' }
  },
})

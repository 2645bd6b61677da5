import { codeSentAnswer } from '@/lib/account/schema'
import { requestVerification, sendCodeRates } from '@/lib/account/verification'
import { defineRoute } from '@/lib/http/define-route'

// G-27, G-145
export const POST = defineRoute({
  access: 'user',
  summary:
    'Mails a verification code to the address of the account, or asks the owner to confirm it.',
  answer: codeSentAnswer,
  rates: ({ viewer }) => (viewer.emailVerified ? [] : sendCodeRates(viewer.id)),
  run: async ({ viewer }) => {
    await requestVerification(viewer.id)
    return { message: 'Verification email sent. Please check your inbox.' }
  },
})

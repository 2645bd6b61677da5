import { resetPassword, resetPasswordRates } from '@/lib/account/password-reset'
import { resetPasswordAnswer, resetPasswordBody } from '@/lib/account/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-42
export const POST = defineRoute({
  access: 'public',
  summary: 'Sets a new password by the code of a mailed link and ends every session.',
  toleratesBadToken: true,
  body: resetPasswordBody,
  answer: resetPasswordAnswer,
  errors: 'text',
  rates: ({ ip }) => resetPasswordRates(ip),
  run: async ({ body, ip }) => {
    await resetPassword(body, ip)
    return { message: 'Password reset successfully!' }
  },
})

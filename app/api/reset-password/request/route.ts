import { requestPasswordReset, resetRequestRates } from '@/lib/account/password-reset'
import { resetRequestAnswer, resetRequestBody } from '@/lib/account/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-41
export const POST = defineRoute({
  access: 'public',
  summary: 'Mails a link for a new password to the named account, if there is one.',
  toleratesBadToken: true,
  body: resetRequestBody,
  answer: resetRequestAnswer,
  errors: 'text',
  rates: ({ ip }) => resetRequestRates(ip),
  run: ({ body, ip }) => requestPasswordReset(body, ip),
})

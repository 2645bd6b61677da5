import { requestPasswordReset, resetRequestRates } from '@/lib/account/password-reset'
import { resetRequestBody } from '@/lib/account/schema'
import { defineRoute } from '@/lib/http/define-route'

// POST /api/reset-password/request: mails a reset link, and tells nobody whether it did (G-41)
export const POST = defineRoute({
  access: 'public',
  summary: 'Mails a link for a new password to the named account, if there is one.',
  toleratesBadToken: true,
  body: resetRequestBody,
  rates: ({ ip }) => resetRequestRates(ip),
  run: ({ body, ip }) => requestPasswordReset(body, ip),
})

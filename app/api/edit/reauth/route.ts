import { callerOf, reauthenticate } from '@/lib/account/reauth'
import { defineRoute } from '@/lib/http/define-route'
import { tokenReply } from '@/lib/http/reply'
import { reauthBody } from '@/lib/account/profile/schema'

// POST /api/edit/reauth: confirms the password for what needs a fresh one next (G-29)
export const POST = defineRoute({
  access: 'user',
  summary: 'Confirms one’s password; the answer is a token that says so, as plain text.',
  produces: 'text/plain',
  body: reauthBody,
  run: async ({ identity, body }) =>
    tokenReply(await reauthenticate(callerOf(identity), body.currentPassword)),
})

import { reauthBody } from '@/lib/account/profile/schema'
import { reauthenticate } from '@/lib/account/reauth'
import { callerOf } from '@/lib/auth/identity'
import { defineRoute, sends } from '@/lib/http/define-route'
import { tokenReply } from '@/lib/http/reply'

// G-29
export const POST = defineRoute({
  access: 'user',
  summary: 'Confirms one’s password; the answer is a token that says so, as plain text.',
  body: reauthBody,
  answer: sends('text/plain'),
  run: async ({ identity, body }) =>
    tokenReply(await reauthenticate(callerOf(identity), body.currentPassword)),
})

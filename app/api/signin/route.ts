import { clientOf } from '@/lib/account/devices'
import { signInBody } from '@/lib/account/schema'
import { signIn, signInRates } from '@/lib/account/sign-in'
import { defineRoute } from '@/lib/http/define-route'
import { tokenReply } from '@/lib/http/reply'

// POST /api/signin: the raw token as text, and the cookies that carry it (S1 §7, G-6)
export const POST = defineRoute({
  access: 'public',
  summary: 'Opens a session; the answer is the token as plain text.',
  produces: 'text/plain',
  opensSession: true,
  toleratesBadToken: true,
  body: signInBody,
  rates: ({ ip, body }) => signInRates(ip, body.username),
  run: async ({ body, headers }) => tokenReply(await signIn(body, clientOf(headers))),
})

import { clientOf } from '@/lib/account/devices'
import { signInBody } from '@/lib/account/schema'
import { signIn } from '@/lib/account/sign-in'
import { signInRates } from '@/lib/account/sign-in-rates'
import { defineRoute, sends } from '@/lib/http/define-route'
import { tokenReply } from '@/lib/http/reply'

// G-6
export const POST = defineRoute({
  access: 'public',
  summary: 'Opens a session; the answer is the token as plain text.',
  opensSession: true,
  toleratesBadToken: true,
  body: signInBody,
  answer: sends('text/plain'),
  errors: 'text',
  rates: ({ body, headers }) => signInRates(body.username, clientOf(headers)),
  run: async ({ body, headers }) => tokenReply(await signIn(body, clientOf(headers))),
})

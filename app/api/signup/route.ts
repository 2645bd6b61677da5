import { clientOf } from '@/lib/account/devices'
import { signUpBody } from '@/lib/account/schema'
import { signUp, signUpRates } from '@/lib/account/sign-up'
import { sends } from '@/lib/http/answers'
import { defineRoute } from '@/lib/http/define-route'
import { tokenReply } from '@/lib/http/reply'

// G-6
export const POST = defineRoute({
  access: 'public',
  summary: 'Creates an account and opens its session; the answer is the token as plain text.',
  answer: sends('text/plain'),
  errors: 'text',
  status: 201,
  opensSession: true,
  toleratesBadToken: true,
  body: signUpBody,
  rates: ({ ip }) => signUpRates(ip),
  run: async ({ body, headers }) => tokenReply(await signUp(body, clientOf(headers))),
})

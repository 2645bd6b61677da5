import { ACCOUNT_TEXTS } from '@/lib/account/catalogue'
import { clientOf } from '@/lib/account/devices'
import { signUpBody } from '@/lib/account/schema'
import { signUp, signUpRates } from '@/lib/account/sign-up'
import { messageAnswer } from '@/lib/http/fields'
import { defineRoute, sends } from '@/lib/http/define-route'
import { jsonReply, tokenReply } from '@/lib/http/reply'

// G-6
export const POST = defineRoute({
  access: 'public',
  summary:
    'Creates an account; the answer is its token as text, or 202 while it waits for approval.',
  answer: sends('text/plain'),
  errors: 'text',
  status: 201,
  also: { 202: messageAnswer(ACCOUNT_TEXTS.approvalWaits) },
  opensSession: true,
  toleratesBadToken: true,
  body: signUpBody,
  rates: ({ ip }) => signUpRates(ip),
  // An account that waits for approval has no token yet.
  run: async ({ body, headers }) => {
    const session = await signUp(body, clientOf(headers))
    return session
      ? tokenReply(session)
      : jsonReply({ message: ACCOUNT_TEXTS.approvalWaits }, { status: 202 })
  },
})

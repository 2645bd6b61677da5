import { usernameParams } from '@/lib/account/admin/schema'
import { mailVerification } from '@/lib/account/admin/send-mails'
import { codeSentAnswer } from '@/lib/account/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-27
export const POST = defineRoute({
  access: 'admin',
  summary: 'Mails a new verification code to an account.',
  params: usernameParams,
  answer: codeSentAnswer,
  run: ({ viewer, params }) => mailVerification(viewer, params.username),
})

import { usernameParams } from '@/lib/account/admin/schema'
import { mailPasswordReset } from '@/lib/account/admin/send-mails'
import { SENT_TEXTS } from '@/lib/account/admin/catalogue'
import { defineRoute } from '@/lib/http/define-route'
import { messageAnswer } from '@/lib/http/fields'

// G-41, G-102
export const POST = defineRoute({
  access: 'admin',
  summary: 'Mails a link for a new password to an account.',
  params: usernameParams,
  answer: messageAnswer(SENT_TEXTS.reset),
  run: ({ viewer, params }) => mailPasswordReset(viewer, params.username),
})

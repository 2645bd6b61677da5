import { defineRoute } from '@/lib/http/define-route'
import { sentKeptMail } from '@/lib/mail/schema'
import { sendKeptMail } from '@/lib/mail/send-kept'

// G-146
export const POST = defineRoute({
  access: 'admin',
  summary: 'Has all mail sent that was kept before there was a mail server.',
  answer: sentKeptMail,
  run: ({ viewer }) => sendKeptMail(viewer),
})

import { defineRoute } from '@/lib/http/define-route'
import { testMailAnswer, testMailBody } from '@/lib/mail/schema'
import { sendTestMail, testMailRates } from '@/lib/mail/test-mail'

// G-146
export const POST = defineRoute({
  access: 'admin',
  summary: 'Sends a test mail at once and answers what the mail server said; 409 without a server.',
  body: testMailBody,
  rates: ({ viewer }) => testMailRates(viewer.id),
  answer: testMailAnswer,
  run: ({ viewer, body }) => sendTestMail(viewer, body),
})

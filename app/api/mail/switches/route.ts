import { defineRoute } from '@/lib/http/define-route'
import { mailSwitchBody, mailSwitches } from '@/lib/mail/schema'
import { switchMail } from '@/lib/site/mail-switches'

// G-44
export const PUT = defineRoute({
  access: 'verified',
  summary: 'Switches a kind of mail on or off for one’s own address.',
  body: mailSwitchBody,
  answer: mailSwitches,
  run: ({ viewer, body }) => switchMail(viewer, body),
})

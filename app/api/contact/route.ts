import { contactAnswer, contactBody } from '@/lib/contact/schema'
import { contactRates, sendMessage } from '@/lib/contact/send-message'
import { defineRoute } from '@/lib/http/define-route'

// G-144
export const POST = defineRoute({
  access: 'public',
  summary: 'Sends a message to the owner of the site.',
  toleratesBadToken: true,
  status: 201,
  body: contactBody,
  answer: contactAnswer,
  rates: ({ ip }) => contactRates(ip),
  run: ({ body, viewer, ip }) => sendMessage({ viewer, ip }, body),
})

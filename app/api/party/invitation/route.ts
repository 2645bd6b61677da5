import { defineRoute, sends } from '@/lib/http/define-route'
import { partyInvitation } from '@/lib/party/invitation'

// G-105
export const GET = defineRoute({
  access: 'public',
  summary: 'The party as an entry of a calendar.',
  isUnlisted: true,
  toleratesBadToken: true,
  answer: sends('text/calendar'),
  run: () => partyInvitation(),
})

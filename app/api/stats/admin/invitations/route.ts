import { invite, inviteRates } from '@/lib/account/admin/create-user'
import { inviteBody, invitationsAnswer, linkAnswer } from '@/lib/account/admin/schema'
import { listInvitations } from '@/lib/account/invitations'
import { defineRoute } from '@/lib/http/define-route'

// G-164
export const GET = defineRoute({
  access: 'admin',
  summary: 'The invitations of the last 30 days, without their links.',
  answer: invitationsAnswer,
  run: async ({ viewer }) => ({ invitations: await listInvitations(viewer) }),
})

export const POST = defineRoute({
  access: 'admin',
  summary:
    'Makes a link that signs up one account with a role, and mails it where there is an address.',
  body: inviteBody,
  answer: linkAnswer,
  status: 201,
  rates: ({ viewer }) => inviteRates(viewer.id),
  run: ({ viewer, body }) => invite(viewer, body),
})

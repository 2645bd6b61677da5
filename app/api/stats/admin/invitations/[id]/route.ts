import { invitationParams } from '@/lib/account/admin/schema'
import { revokeInvitation } from '@/lib/account/invitations'
import { defineRoute, noContent } from '@/lib/http/define-route'

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Takes back an invitation that was not used.',
  params: invitationParams,
  answer: noContent,
  run: ({ viewer, params }) => revokeInvitation(viewer, params.id),
})

import { invitationParams } from '@/lib/account/admin/schema'
import { revokeInvitation } from '@/lib/account/invitations'
import { noContent } from '@/lib/http/answers'
import { defineRoute } from '@/lib/http/define-route'

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Takes back an invitation that was not used.',
  params: invitationParams,
  answer: noContent,
  run: ({ viewer, params }) => revokeInvitation(viewer, params.id),
})

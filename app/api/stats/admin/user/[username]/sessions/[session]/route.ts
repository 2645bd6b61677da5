import { userSessionParams } from '@/lib/account/admin/schema'
import { endUserSession } from '@/lib/account/admin/user-sessions'
import { defineRoute, noContent } from '@/lib/http/define-route'

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Ends one session of an account.',
  params: userSessionParams,
  answer: noContent,
  run: ({ viewer, params }) => endUserSession(viewer, params.username, params.session),
})

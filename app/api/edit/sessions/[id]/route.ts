import { callerOf } from '@/lib/account/reauth'
import { endSession } from '@/lib/account/sessions-list'
import { defineRoute } from '@/lib/http/define-route'
import { sessionParams } from '@/lib/account/profile/schema'

// DELETE /api/edit/sessions/{id}: ends one of one's own sessions
export const DELETE = defineRoute({
  access: 'user',
  summary: 'Ends one of one’s own sessions.',
  status: 204,
  params: sessionParams,
  run: ({ identity, params }) => endSession(callerOf(identity), params.id),
})

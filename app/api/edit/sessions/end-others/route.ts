import { callerOf } from '@/lib/account/reauth'
import { endOtherSessions } from '@/lib/account/sessions-list'
import { defineRoute } from '@/lib/http/define-route'

// POST /api/edit/sessions/end-others: signs out everywhere but here
export const POST = defineRoute({
  access: 'user',
  summary: 'Signs out everywhere but here.',
  status: 204,
  run: ({ identity }) => endOtherSessions(callerOf(identity)),
})

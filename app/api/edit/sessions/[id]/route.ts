import { sessionParams } from '@/lib/account/profile/schema'
import { endSession } from '@/lib/account/sessions-list'
import { callerOf } from '@/lib/auth/identity'
import { defineRoute, noContent } from '@/lib/http/define-route'

export const DELETE = defineRoute({
  access: 'user',
  summary: 'Ends one of one’s own sessions.',
  params: sessionParams,
  answer: noContent,
  run: ({ identity, params }) => endSession(callerOf(identity), params.id),
})

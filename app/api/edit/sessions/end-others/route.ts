import { endOtherSessions } from '@/lib/account/sessions-list'
import { callerOf } from '@/lib/auth/identity'
import { defineRoute, noContent } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'user',
  summary: 'Signs out everywhere but here.',
  answer: noContent,
  run: ({ identity }) => endOtherSessions(callerOf(identity)),
})

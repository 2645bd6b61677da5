import { sessionsAnswer } from '@/lib/account/profile/schema'
import { endAllSessions, listSessions } from '@/lib/account/sessions-list'
import { callerOf } from '@/lib/auth/identity'
import { defineRoute, noContent } from '@/lib/http/define-route'
import { signOutReply } from '@/lib/http/reply'

export const GET = defineRoute({
  access: 'user',
  summary: 'Where one is signed in.',
  answer: sessionsAnswer,
  run: async ({ identity }) => ({ sessions: await listSessions(callerOf(identity)) }),
})

// G-3
export const DELETE = defineRoute({
  access: 'user',
  summary: 'Signs out everywhere, here too.',
  answer: noContent,
  run: async ({ identity }) => {
    await endAllSessions(callerOf(identity))
    return signOutReply()
  },
})

import { callerOf } from '@/lib/account/reauth'
import { endAllSessions, listSessions } from '@/lib/account/sessions-list'
import { signOutCookies } from '@/lib/auth/cookies'
import { defineRoute } from '@/lib/http/define-route'
import { Reply } from '@/lib/http/reply'

// GET /api/edit/sessions: where one is signed in, the newest first
export const GET = defineRoute({
  access: 'user',
  summary: 'Where one is signed in.',
  run: async ({ identity }) => ({ sessions: await listSessions(callerOf(identity)) }),
})

// DELETE /api/edit/sessions: signs out everywhere, here too (G-3)
export const DELETE = defineRoute({
  access: 'user',
  summary: 'Signs out everywhere, here too.',
  status: 204,
  run: async ({ identity }) => {
    await endAllSessions(callerOf(identity))
    return new Reply(null, { cookies: signOutCookies() })
  },
})

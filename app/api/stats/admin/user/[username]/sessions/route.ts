import { adminSessions, usernameParams } from '@/lib/account/admin/schema'
import { endUserSessions, listUserSessions } from '@/lib/account/admin/user-sessions'
import { callerOf } from '@/lib/auth/identity'
import { defineRoute, noContent } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'admin',
  summary: 'Where an account is signed in.',
  params: usernameParams,
  answer: adminSessions,
  run: async ({ viewer, params, identity }) => {
    const { claims } = callerOf(identity)
    return { sessions: await listUserSessions(viewer, params.username, claims.sid) }
  },
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Ends all sessions of an account.',
  params: usernameParams,
  answer: noContent,
  run: ({ viewer, params }) => endUserSessions(viewer, params.username),
})

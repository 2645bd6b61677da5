import type { EditUserBody } from '@/lib/account/admin/schema'
import { type ApiBody, callRoute } from '@/lib/http/call-route'

/** The id finds the account, as the username may be changed meanwhile. */
const paramsOf = (id: string) => ({ params: { username: id } })

export const accountAdminCalls = {
  saveUser: (id: string, body: EditUserBody) =>
    callRoute('/api/stats/user/[username]', 'PUT', { ...paramsOf(id), body }),

  endSession: (id: string, session: string) =>
    callRoute('/api/stats/admin/user/[username]/sessions/[session]', 'DELETE', {
      params: { username: id, session },
    }),

  endAllSessions: (id: string) =>
    callRoute('/api/stats/admin/user/[username]/sessions', 'DELETE', paramsOf(id)),

  mailVerification: (id: string) =>
    callRoute('/api/stats/admin/user/[username]/verification', 'POST', paramsOf(id)),

  mailPasswordReset: (id: string) =>
    callRoute('/api/stats/admin/user/[username]/password-reset', 'POST', paramsOf(id)),

  deleteUser: (id: string) =>
    callRoute('/api/stats/admin/user/[username]/deletion', 'POST', paramsOf(id)),

  keepUser: (id: string) =>
    callRoute('/api/stats/admin/user/[username]/deletion', 'DELETE', paramsOf(id)),

  createUser: (body: ApiBody<'/api/stats/admin/users', 'POST'>) =>
    callRoute('/api/stats/admin/users', 'POST', { body }),

  invite: (body: ApiBody<'/api/stats/admin/invitations', 'POST'>) =>
    callRoute('/api/stats/admin/invitations', 'POST', { body }),

  revokeInvitation: (id: string) =>
    callRoute('/api/stats/admin/invitations/[id]', 'DELETE', { params: { id } }),
}

import type { POST as postReset } from '@/app/api/stats/admin/user/[username]/password-reset/route'
import type { DELETE as deleteSession } from '@/app/api/stats/admin/user/[username]/sessions/[session]/route'
import type { DELETE as deleteSessions } from '@/app/api/stats/admin/user/[username]/sessions/route'
import type { POST as postVerification } from '@/app/api/stats/admin/user/[username]/verification/route'
import type { PUT } from '@/app/api/stats/user/[username]/route'
import type { EditUserBody } from '@/lib/account/admin/schema'
import { callRoute } from '@/lib/http/client'

/** The id finds the account, as the username may be changed meanwhile. */
export function saveUser(id: string, body: EditUserBody) {
  const path = `/api/stats/user/${encodeURIComponent(id)}`
  return callRoute<typeof PUT>(path, { method: 'PUT', body })
}

const pathOf = (id: string) => `/api/stats/admin/user/${encodeURIComponent(id)}`

export function endSessionOf(id: string, session: string) {
  const path = `${pathOf(id)}/sessions/${encodeURIComponent(session)}`
  return callRoute<typeof deleteSession>(path, { method: 'DELETE' })
}

export function endSessionsOf(id: string) {
  return callRoute<typeof deleteSessions>(`${pathOf(id)}/sessions`, { method: 'DELETE' })
}

export function mailVerification(id: string) {
  return callRoute<typeof postVerification>(`${pathOf(id)}/verification`, { method: 'POST' })
}

export function mailPasswordReset(id: string) {
  return callRoute<typeof postReset>(`${pathOf(id)}/password-reset`, { method: 'POST' })
}

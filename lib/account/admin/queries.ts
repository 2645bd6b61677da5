import type { GET } from '@/app/api/stats/all-users/route'
import type { PUT } from '@/app/api/stats/user/[username]/route'
import type { EditUserBody } from '@/lib/account/admin/schema'
import { callRoute } from '@/lib/http/client'

/** react-query's keys. */
export const adminUserKeys = { all: ['admin-users'] as const }

/** All accounts, newest first. */
export function fetchAllUsers() {
  return callRoute<typeof GET>('/api/stats/all-users')
}

/** Changes an account; the answer is the account as it is then. */
export function saveUser(username: string, body: EditUserBody) {
  const path = `/api/stats/user/${encodeURIComponent(username)}`
  return callRoute<typeof PUT>(path, { method: 'PUT', body })
}

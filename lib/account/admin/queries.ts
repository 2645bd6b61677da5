import type { GET } from '@/app/api/stats/all-users/route'
import type { PUT } from '@/app/api/stats/user/[username]/route'
import type { EditUserBody } from '@/lib/account/admin/schema'
import { callRoute } from '@/lib/http/client'

export const adminUserKeys = { all: ['admin-users'] as const }

export function fetchAllUsers() {
  return callRoute<typeof GET>('/api/stats/all-users')
}

export function saveUser(username: string, body: EditUserBody) {
  const path = `/api/stats/user/${encodeURIComponent(username)}`
  return callRoute<typeof PUT>(path, { method: 'PUT', body })
}

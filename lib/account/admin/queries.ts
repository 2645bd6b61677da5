import type { PUT } from '@/app/api/stats/user/[username]/route'
import type { EditUserBody } from '@/lib/account/admin/schema'
import { callRoute } from '@/lib/http/client'

export function saveUser(username: string, body: EditUserBody) {
  const path = `/api/stats/user/${encodeURIComponent(username)}`
  return callRoute<typeof PUT>(path, { method: 'PUT', body })
}

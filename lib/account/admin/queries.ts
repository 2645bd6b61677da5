import type { PUT } from '@/app/api/stats/user/[username]/route'
import type { EditUserBody } from '@/lib/account/admin/schema'
import { callRoute } from '@/lib/http/client'

/** By id, as the username may be changed meanwhile. */
export function saveUser(id: string, body: EditUserBody) {
  const path = `/api/stats/user/${encodeURIComponent(id)}`
  return callRoute<typeof PUT>(path, { method: 'PUT', body })
}

import type { AdminUser, EditUserBody } from '@/lib/account/admin/schema'
import { apiFetch } from '@/lib/http/client'

/** react-query's keys. */
export const adminUserKeys = { all: ['admin-users'] as const }

/** All accounts, newest first. */
export function fetchAllUsers(): Promise<AdminUser[]> {
  return apiFetch<AdminUser[]>('/api/stats/all-users')
}

/** Changes an account; the answer is the account as it is then. */
export function saveUser(username: string, changes: EditUserBody): Promise<AdminUser> {
  return apiFetch<AdminUser>(`/api/stats/user/${encodeURIComponent(username)}`, {
    method: 'PUT',
    body: changes,
  })
}

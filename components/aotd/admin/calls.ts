import { addressOf, type ApiBody, callRoute } from '@/lib/http/call-route'

const ENTRY = '/api/art-of-the-day/admin/[id]'

export function entryPicturePath(id: string): string {
  return addressOf(`${ENTRY}/picture`, { params: { id } })
}

export function entryThumbPath(id: string): string {
  return addressOf(`${ENTRY}/picture`, { params: { id }, query: { size: 'thumb' } })
}

export const artAdminCalls = {
  fetchEntry: (id: string) => callRoute(ENTRY, 'GET', { params: { id } }),

  saveEntry: (id: string, changes: Record<string, unknown>) =>
    callRoute(ENTRY, 'PUT', { params: { id }, body: changes as ApiBody<typeof ENTRY, 'PUT'> }),

  deleteEntry: (id: string) => callRoute(ENTRY, 'DELETE', { params: { id } }),

  restoreEntry: (id: string) => callRoute(`${ENTRY}/restore`, 'POST', { params: { id } }),
}

import type { POST as postRestore } from '@/app/api/art-of-the-day/admin/[id]/restore/route'
import type { DELETE, GET, PUT } from '@/app/api/art-of-the-day/admin/[id]/route'
import { callRoute } from '@/lib/http/client'
import type { RouteBody } from '@/lib/http/route-spec'

const BASE = '/api/art-of-the-day/admin'

function entryPath(id: string): string {
  return `${BASE}/${encodeURIComponent(id)}`
}

export function entryPicturePath(id: string): string {
  return `${entryPath(id)}/picture`
}

export function entryThumbPath(id: string): string {
  return `${entryPicturePath(id)}?size=thumb`
}

export function fetchEntry(id: string) {
  return callRoute<typeof GET>(entryPath(id))
}

export function saveEntry(id: string, changes: Record<string, unknown>) {
  const body = changes as RouteBody<typeof PUT>
  return callRoute<typeof PUT>(entryPath(id), { method: 'PUT', body })
}

export function deleteEntry(id: string) {
  return callRoute<typeof DELETE>(entryPath(id), { method: 'DELETE' })
}

export function restoreEntry(id: string) {
  return callRoute<typeof postRestore>(`${entryPath(id)}/restore`, { method: 'POST' })
}

import type { AdminArt } from '@/lib/aotd/admin/schema'
import { apiFetch } from '@/lib/http/client'

const BASE = '/api/art-of-the-day/admin'

function entryPath(id: string): string {
  return `${BASE}/${encodeURIComponent(id)}`
}

/** The picture of any entry at 700 px. */
export function entryPicturePath(id: string): string {
  return `${entryPath(id)}/picture`
}

/** The same for a row of a list. */
export function entryThumbPath(id: string): string {
  return `${entryPicturePath(id)}?size=thumb`
}

/** An entry by its id, or with `today` that of the present art day. */
export function fetchEntry(id: string): Promise<AdminArt> {
  return apiFetch<AdminArt>(entryPath(id))
}

/** Changes an entry; the answer is the entry as it is then. */
export function saveEntry(id: string, changes: Record<string, unknown>): Promise<AdminArt> {
  return apiFetch<AdminArt>(entryPath(id), { method: 'PUT', body: changes })
}

export function deleteEntry(id: string): Promise<{ message: string }> {
  return apiFetch<{ message: string }>(entryPath(id), { method: 'DELETE' })
}

export function restoreEntry(id: string): Promise<AdminArt> {
  return apiFetch<AdminArt>(`${entryPath(id)}/restore`, { method: 'POST' })
}

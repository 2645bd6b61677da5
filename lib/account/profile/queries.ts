import type {
  ArtPreferences,
  BirthdayAnswer,
  PreferencesBody,
  SelfChanges,
} from '@/lib/account/profile/schema'
import { apiFetch } from '@/lib/http/client'

const BASE = '/api/edit'

const selfPath = (username: string) => `${BASE}/userself/${encodeURIComponent(username)}`

/** Changes one's own account; the answer is a new token (G-29). */
export function saveSelf(username: string, changes: SelfChanges): Promise<string> {
  return apiFetch(selfPath(username), { method: 'PUT', body: changes, expect: 'text' })
}

/** Confirms one's password for what needs that; the answer is a new token (G-29). */
export function confirmPassword(currentPassword: string): Promise<string> {
  const body = { currentPassword }
  return apiFetch(`${BASE}/reauth`, { method: 'POST', body, expect: 'text' })
}

/** Sets the emoji of whoever has none (G-31). */
export function addEmoji(emoji: string): Promise<{ userEmoji: string }> {
  return apiFetch(`${BASE}/add-emoji`, { method: 'POST', body: { emoji } })
}

/** Changes one preference or both (G-37). */
export function savePreferences(
  changes: PreferencesBody,
): Promise<{ artPreferences: ArtPreferences }> {
  return apiFetch(`${BASE}/preferences`, { method: 'PUT', body: changes })
}

/** Sets one's birthday, YYYY-MM-DD, once (G-32). */
export function saveBirthday(birthDate: string): Promise<BirthdayAnswer> {
  return apiFetch('/api/stats/birthday', { method: 'POST', body: { birthDate } })
}

/** Ends one of one's sessions. */
export function endSession(id: string): Promise<unknown> {
  return apiFetch(`${BASE}/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/** Signs out everywhere but here. */
export function endOtherSessions(): Promise<unknown> {
  return apiFetch(`${BASE}/sessions/end-others`, { method: 'POST' })
}

/** Signs out everywhere, here too. */
export function endAllSessions(): Promise<unknown> {
  return apiFetch(`${BASE}/sessions`, { method: 'DELETE' })
}

/** All that the site keeps of oneself, as a zip (G-39). */
export function fetchTakeOut(): Promise<Blob> {
  return apiFetch(`${BASE}/takeout`, { expect: 'blob' })
}

/** Has one's account deleted in seven days (G-39). */
export function deleteSelf(username: string): Promise<{ deleteAfter: string }> {
  return apiFetch(selfPath(username), { method: 'DELETE' })
}

/** Takes that back. */
export function keepSelf(): Promise<unknown> {
  return apiFetch(`${BASE}/keep-account`, { method: 'POST' })
}

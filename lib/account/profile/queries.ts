import type { POST as postEmoji } from '@/app/api/edit/add-emoji/route'
import type { POST as postKeep } from '@/app/api/edit/keep-account/route'
import type { PUT as putPreferences } from '@/app/api/edit/preferences/route'
import type { POST as postReauth } from '@/app/api/edit/reauth/route'
import type { DELETE as deleteSession } from '@/app/api/edit/sessions/[id]/route'
import type { POST as postEndOthers } from '@/app/api/edit/sessions/end-others/route'
import type { DELETE as deleteSessions } from '@/app/api/edit/sessions/route'
import type { GET as getTakeOut } from '@/app/api/edit/takeout/route'
import type {
  DELETE as deleteAccount,
  PUT as putSelf,
} from '@/app/api/edit/userself/[username]/route'
import type { POST as postBirthday } from '@/app/api/stats/birthday/route'
import type { PreferencesBody, SelfChanges } from '@/lib/account/profile/schema'
import { callRoute } from '@/lib/http/client'

const BASE = '/api/edit'

export const BIRTHDAY_CALENDAR_PATH = '/api/stats/birthday.ics'

const selfPath = (username: string) => `${BASE}/userself/${encodeURIComponent(username)}`

export function saveSelf(username: string, body: SelfChanges) {
  return callRoute<typeof putSelf>(selfPath(username), { method: 'PUT', body })
}

export function confirmPassword(currentPassword: string) {
  const body = { currentPassword }
  return callRoute<typeof postReauth>(`${BASE}/reauth`, { method: 'POST', body })
}

export function addEmoji(emoji: string) {
  return callRoute<typeof postEmoji>(`${BASE}/add-emoji`, { method: 'POST', body: { emoji } })
}

export function savePreferences(body: PreferencesBody) {
  return callRoute<typeof putPreferences>(`${BASE}/preferences`, { method: 'PUT', body })
}

export function saveBirthday(birthDate: string) {
  const body = { birthDate }
  return callRoute<typeof postBirthday>('/api/stats/birthday', { method: 'POST', body })
}

export function endSession(id: string) {
  const path = `${BASE}/sessions/${encodeURIComponent(id)}`
  return callRoute<typeof deleteSession>(path, { method: 'DELETE' })
}

export function endOtherSessions() {
  return callRoute<typeof postEndOthers>(`${BASE}/sessions/end-others`, { method: 'POST' })
}

export function endAllSessions() {
  return callRoute<typeof deleteSessions>(`${BASE}/sessions`, { method: 'DELETE' })
}

export function fetchTakeOut() {
  return callRoute<typeof getTakeOut>(`${BASE}/takeout`)
}

export function deleteSelf(username: string) {
  return callRoute<typeof deleteAccount>(selfPath(username), { method: 'DELETE' })
}

export function keepSelf() {
  return callRoute<typeof postKeep>(`${BASE}/keep-account`, { method: 'POST' })
}

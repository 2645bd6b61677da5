import type { PreferencesBody, SelfChanges } from '@/lib/account/profile/schema'
import { callRoute } from '@/lib/http/call-route'

export const BIRTHDAY_CALENDAR_PATH = '/api/stats/birthday.ics'

export const profileCalls = {
  saveSelf: (username: string, body: SelfChanges) =>
    callRoute('/api/edit/userself/[username]', 'PUT', { params: { username }, body }),

  deleteSelf: (username: string) =>
    callRoute('/api/edit/userself/[username]', 'DELETE', { params: { username } }),

  keepSelf: () => callRoute('/api/edit/keep-account', 'POST'),

  confirmPassword: (currentPassword: string) =>
    callRoute('/api/edit/reauth', 'POST', { body: { currentPassword } }),

  addEmoji: (emoji: string) => callRoute('/api/edit/add-emoji', 'POST', { body: { emoji } }),

  savePreferences: (body: PreferencesBody) => callRoute('/api/edit/preferences', 'PUT', { body }),

  saveBirthday: (birthDate: string) =>
    callRoute('/api/stats/birthday', 'POST', { body: { birthDate } }),

  endSession: (id: string) => callRoute('/api/edit/sessions/[id]', 'DELETE', { params: { id } }),

  endOtherSessions: () => callRoute('/api/edit/sessions/end-others', 'POST'),

  endAllSessions: () => callRoute('/api/edit/sessions', 'DELETE'),

  fetchTakeOut: () => callRoute('/api/edit/takeout', 'GET'),
}

import { readArtPreferences, updateArtPreferences } from '@/lib/account/preferences'
import { defineRoute } from '@/lib/http/define-route'
import { preferencesBody } from '@/lib/account/profile/schema'

// GET /api/edit/preferences: what one wants of one's own art of the day (S1 §7, G-37)
export const GET = defineRoute({
  access: 'user',
  summary: 'One’s preferences for the Art of the Day.',
  run: async ({ viewer }) => ({ artPreferences: await readArtPreferences(viewer.id) }),
})

// PUT /api/edit/preferences: changes one of them, or both (S1 §7, G-37)
export const PUT = defineRoute({
  access: 'user',
  summary: 'Changes one’s preferences for the Art of the Day.',
  body: preferencesBody,
  run: async ({ viewer, body }) => ({ artPreferences: await updateArtPreferences(viewer, body) }),
})

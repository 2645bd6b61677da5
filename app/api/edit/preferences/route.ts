import { readArtPreferences, updateArtPreferences } from '@/lib/account/preferences'
import { preferencesAnswer, preferencesBody } from '@/lib/account/profile/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-37
export const GET = defineRoute({
  access: 'user',
  summary: 'One’s preferences for the Art of the Day.',
  answer: preferencesAnswer,
  run: async ({ viewer }) => ({ artPreferences: await readArtPreferences(viewer.id) }),
})

// G-37
export const PUT = defineRoute({
  access: 'user',
  summary: 'Changes one’s preferences for the Art of the Day.',
  body: preferencesBody,
  answer: preferencesAnswer,
  run: async ({ viewer, body }) => ({ artPreferences: await updateArtPreferences(viewer, body) }),
})

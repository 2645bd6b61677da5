import { readPreferences, updatePreferences } from '@/lib/account/preferences'
import { preferencesAnswer, preferencesBody } from '@/lib/account/profile/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-37, G-160
export const GET = defineRoute({
  access: 'user',
  summary: 'One’s preferences.',
  answer: preferencesAnswer,
  run: ({ viewer }) => readPreferences(viewer.id),
})

// G-37, G-160
export const PUT = defineRoute({
  access: 'user',
  summary: 'Changes one’s preferences.',
  body: preferencesBody,
  answer: preferencesAnswer,
  run: ({ viewer, body }) => updatePreferences(viewer, body),
})

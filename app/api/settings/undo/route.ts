import { defineRoute } from '@/lib/http/define-route'
import { keepSession } from '@/lib/settings/keep-session'
import { settingsAnswer, undoBody } from '@/lib/settings/schema'
import { undoChange } from '@/lib/settings/settings'

export const POST = defineRoute({
  access: 'admin',
  summary: 'Sets the keys of one change back to what they were before it.',
  body: undoBody,
  answer: settingsAnswer,
  run: ({ viewer, body, headers }) =>
    keepSession(headers, () => undoChange(viewer, body.id, headers.get('origin'))),
})

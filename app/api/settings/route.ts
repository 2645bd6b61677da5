import { defineRoute } from '@/lib/http/define-route'
import { keepSession } from '@/lib/settings/keep-session'
import { settingsAnswer, settingsBody } from '@/lib/settings/schema'
import { changeSettings, readSettings } from '@/lib/settings/settings'

// G-140
export const GET = defineRoute({
  access: 'admin',
  summary: 'What is set, and where, with the last changes; secrets are left out.',
  answer: settingsAnswer,
  run: ({ viewer }) => readSettings(viewer),
})

export const PATCH = defineRoute({
  access: 'admin',
  summary: 'Sets keys; an empty text takes one back to its default.',
  body: settingsBody,
  bodyBytes: 256 * 1024,
  answer: settingsAnswer,
  run: ({ viewer, body, headers }) =>
    keepSession(headers, () => changeSettings(viewer, body, headers.get('origin'))),
})

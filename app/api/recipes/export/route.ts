import { exportCookbook, moveRates } from '@/lib/cookbook/move/export'
import { defineRoute, sends } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'chef',
  summary: 'The whole cookbook as a zip: JSON-LD, Markdown and pictures.',
  errors: 'message',
  answer: sends('application/zip'),
  rates: ({ viewer }) => moveRates(viewer),
  run: ({ signal }) => exportCookbook(signal),
})

import { callerOf } from '@/lib/auth/identity'
import { defineRoute, sends } from '@/lib/http/define-route'
import { exportData } from '@/lib/site/data-export'

// G-39
export const GET = defineRoute({
  access: 'user',
  summary: 'All that is kept of oneself, as a zip.',
  hasEffect: true,
  answer: sends('application/zip'),
  run: ({ identity, signal }) => exportData(callerOf(identity), signal),
})

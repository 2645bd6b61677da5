import { backupsAnswer } from '@/lib/backups/schema'
import { HOUR_MS } from '@/lib/durations'
import { defineRoute } from '@/lib/http/define-route'
import { readBackups, startBackup } from '@/lib/site/backups'

// G-162
export const GET = defineRoute({
  access: 'admin',
  summary: 'The archives of the site, and what is being done with them.',
  answer: backupsAnswer,
  run: ({ viewer }) => readBackups(viewer),
})

export const POST = defineRoute({
  access: 'admin',
  summary: 'Begins to make an archive of the whole site, and to try whether it can be restored.',
  status: 202,
  answer: backupsAnswer,
  rates: ({ viewer }) => [{ name: 'backups', key: viewer.id, max: 20, windowMs: HOUR_MS }],
  run: ({ viewer }) => startBackup(viewer),
})

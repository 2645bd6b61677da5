import { backupParams, backupsAnswer } from '@/lib/backups/schema'
import { defineRoute, sends } from '@/lib/http/define-route'
import { deleteBackup, sendBackup } from '@/lib/site/backups'

// G-162
export const GET = defineRoute({
  access: 'admin',
  summary: 'An archive of the whole site, as a zip.',
  params: backupParams,
  answer: sends('application/zip'),
  run: ({ viewer, params }) => sendBackup(viewer, params.name),
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Removes an archive.',
  params: backupParams,
  answer: backupsAnswer,
  run: ({ viewer, params }) => deleteBackup(viewer, params.name),
})

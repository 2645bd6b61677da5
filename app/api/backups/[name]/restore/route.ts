import { callerOf } from '@/lib/auth/identity'
import { backupParams, backupsAnswer, restoreBody } from '@/lib/backups/schema'
import { defineRoute } from '@/lib/http/define-route'
import { startRestore } from '@/lib/site/backups'

// G-162
export const POST = defineRoute({
  access: 'admin',
  summary: 'Begins to replace all data of the site by those of an archive; needs the password.',
  params: backupParams,
  body: restoreBody,
  status: 202,
  answer: backupsAnswer,
  run: ({ viewer, identity, params, body }) =>
    startRestore(viewer, callerOf(identity), { ...params, ...body }),
})

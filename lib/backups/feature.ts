import { hasBackupFolder, makeNightlyBackup } from '@/lib/backups/nightly'
import { defineFeature } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'

export const backups = defineFeature({
  name: 'backups',
  kind: 'service',
  jobs: [{ name: 'backup', everyMs: HOUR_MS, isHere: hasBackupFolder, run: makeNightlyBackup }],
  privacy: () => ({ keepsCopies: env().MONGODB_URI === undefined }),
})

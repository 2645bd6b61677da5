import { backupPlace } from '@/lib/backups/folder'
import { runNightly } from '@/lib/backups/make-backup'
import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'

const isHere = () => backupPlace().isNightly === true

export const backups = defineFeature({
  name: 'backups',
  kind: 'service',
  jobs: [{ name: 'backup', everyMs: HOUR_MS, isHere, run: runNightly }],
  adminScreens: [{ label: 'backups', href: PATHS.adminBackups }],
})

import { carryOutDeletions } from '@/lib/account/deletion'
import { checkTakeOver } from '@/lib/aotd/take-over'
import { collectArtPictures, purgeDeletedArt } from '@/lib/aotd/upkeep'
import { keepsBackups, makeNightlyBackup } from '@/lib/backups/nightly'
import type { Job } from '@/lib/jobs/run-jobs'
import { deleteOldMail } from '@/lib/mail/clean-up'
import { retryMail } from '@/lib/mail/sender'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** All recurring work of the site; a feature adds its own here. */
export const JOBS: readonly Job[] = [
  { name: 'account-deletion', everyMs: 10 * MINUTE_MS, run: carryOutDeletions },
  { name: 'art-take-over', everyMs: MINUTE_MS, run: checkTakeOver },
  { name: 'art-purge', everyMs: 6 * HOUR_MS, run: purgeDeletedArt },
  { name: 'art-pictures', everyMs: 24 * HOUR_MS, run: collectArtPictures },
  { name: 'backup', everyMs: HOUR_MS, isHere: keepsBackups, run: makeNightlyBackup },
  { name: 'mail-retry', everyMs: MINUTE_MS, run: retryMail },
  { name: 'mail-clean-up', everyMs: 6 * HOUR_MS, run: deleteOldMail },
]

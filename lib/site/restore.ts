import { openArchive } from '@/lib/backups/archive/read-archive'
import { replaceData } from '@/lib/backups/archive/swap'
import type { OnProgress } from '@/lib/backups/archive/write-archive'
import { makeBackup } from '@/lib/backups/make-backup'
import { whileRestoring } from '@/lib/backups/restoring'
import { recordChange } from '@/lib/audit/record-change'
import type { Admin } from '@/lib/auth/permissions'
import { invalidate, SETTINGS_TAG } from '@/lib/cache'
import { siteDatabase } from '@/lib/db'
import { logger } from '@/lib/logger'
import { createIndexes } from '@/lib/site/indexes'
import { keepFeedIds } from '@/lib/site/feeds'
import { bringUpToDate } from '@/lib/site/update-database'

/**
 * Replaces all data of the running site, which answers 503 meanwhile. An archive of the present data
 * is made before; where anything fails, they are as before (G-162).
 */
export async function restoreSite(
  admin: Admin,
  { file, name }: { file: string; name: string },
  onProgress: OnProgress,
): Promise<string> {
  const archive = await openArchive(file)
  await whileRestoring(async () => {
    const before = await makeBackup('before-restore')
    const db = await siteDatabase()
    await replaceData(db, archive, { onProgress })
    try {
      await followUp()
    } catch (error) {
      logger().error({ err: error }, 'A restore is undone, as it could not be completed.')
      await replaceData(db, await openArchive(before), { takesAll: true })
      await followUp()
      throw error
    }
    const target = { kind: 'archive', id: name, name }
    const after = { madeAt: archive.manifest.madeAt }
    await recordChange(admin, { action: 'restore archive', target, before: null, after })
  })
  return `The site is as it was when ${name} was made.`
}

/** What a start does with data of an older version, and what all processes keep in memory. */
async function followUp(): Promise<void> {
  await bringUpToDate({ makesArchive: false })
  await createIndexes()
  await keepFeedIds()
  await invalidate([SETTINGS_TAG])
}

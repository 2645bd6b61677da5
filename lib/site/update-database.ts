import path from 'node:path'
import { finishSwap } from '@/lib/backups/archive/swap'
import { backupPlace } from '@/lib/backups/folder'
import { makeBackup } from '@/lib/backups/make-backup'
import { betweenRestores } from '@/lib/backups/restoring'
import { connectDb, siteDatabase } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { FEATURES } from '@/lib/features'
import { withLock } from '@/lib/leases/lock'
import { logger } from '@/lib/logger'
import {
  applyMigrations,
  isEmpty,
  isUpToDate,
  noteSiteVersion,
  refuseNewerDatabase,
} from '@/lib/migrations/apply-migrations'

/** Archives before (G-163); the next start goes on. Throws for a database of a newer version. */
export async function updateDatabase(): Promise<void> {
  await refuseNewerDatabase()
  await betweenRestores(async () => finishSwap(await siteDatabase()))
  await bringUpToDate({ makesArchive: backupPlace().folder !== undefined })
}

export async function bringUpToDate({ makesArchive }: { makesArchive: boolean }): Promise<void> {
  if (await isUpToDate()) return
  await withLock('update', () => update(makesArchive), { leaseMs: 15_000, pollMs: 200 })
}

async function update(makesArchive: boolean): Promise<void> {
  // Another process may have done it before this one got the lock.
  if (await isUpToDate()) return
  const archive = makesArchive && !(await isEmpty()) ? await makeBackup('before-update') : null
  if (archive) logger().info({ archive }, 'an archive was made before the update')
  const before = await countKept()
  await applyMigrations()
  const after = await countKept()
  const lost = before.flatMap(({ name, count }, i) =>
    (after[i]?.count ?? 0) < count ? [name] : [],
  )
  if (lost.length > 0) {
    const from = archive ? ` Restore ${path.resolve(archive)}.` : ''
    const message = `After the update some are missing of: ${lost.join(', ')}.${from}`
    throw new AppError('internal', { message })
  }
  await noteSiteVersion(archive)
}

/** No migration removes accounts or pictures. */
async function countKept(): Promise<{ name: string; count: number }[]> {
  const db = await siteDatabase()
  const names = ['users', 'media.files']
  return Promise.all(
    names.map(async (name) => ({ name, count: await db.collection(name).countDocuments() })),
  )
}

export async function createIndexes(): Promise<void> {
  await connectDb()
  const models = FEATURES.flatMap((feature) => feature.models ?? [])
  await Promise.all(models.map((model) => model.createIndexes()))
}

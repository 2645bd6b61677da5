import { realNow } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { isDuplicateKey } from '@/lib/errors'
import { type LockTiming, withLock } from '@/lib/leases/lock'
import { logger } from '@/lib/logger'
import { type Migration, MIGRATIONS } from '@/lib/migrations/list'
import { compareVersions, VERSION } from '@/lib/config/version'
import { MigrationModel } from '@/models/migration'
import { SITE_VERSION, SiteVersionModel } from '@/models/site-version'

const LOCK = 'migrations'

const TIMING: LockTiming = { leaseMs: 15_000, pollMs: 200 }

class NewerDatabase extends Error {
  override name = 'NewerDatabase'

  constructor(found: string, known: string, archive: string | null) {
    const before = archive
      ? `the archive that was made before the update: npm run db:restore -- ${archive}`
      : 'an archive from before.'
    super(
      `This database was written by a newer version of the site (${found}; this one ${known}). Start the newer version, or restore ${before}`,
    )
  }
}

/** One process applies, the others wait. Throws `NewerDatabase` for unknown applied migrations. */
export async function applyMigrations(
  migrations: readonly Migration[] = MIGRATIONS,
  timing: LockTiming = TIMING,
): Promise<void> {
  if ((await findPending(migrations)).length === 0) return
  await withLock(LOCK, (lost) => applyPending(migrations, lost), timing)
}

/** Throws `NewerDatabase` for an unknown migration, and for a later version (G-163). */
export async function refuseNewerDatabase(): Promise<void> {
  await findPending(MIGRATIONS)
  const stored = await readSiteVersion()
  if (!stored || compareVersions(stored.version, VERSION) <= 0) return
  throw new NewerDatabase(stored.version, `is ${VERSION}`, stored.archive ?? null)
}

/** Whether this version has opened the database before, and nothing is left to do. */
export async function isUpToDate(): Promise<boolean> {
  const stored = await readSiteVersion()
  return stored?.version === VERSION && (await findPending(MIGRATIONS)).length === 0
}

export async function noteSiteVersion(archive: string | null): Promise<void> {
  const update = { version: VERSION, updatedAt: realNow(), archive }
  await SiteVersionModel.updateOne({ _id: SITE_VERSION }, { $set: update }, { upsert: true })
}

function readSiteVersion() {
  return SiteVersionModel.findById(SITE_VERSION).lean()
}

async function applyPending(migrations: readonly Migration[], lost: AbortSignal): Promise<void> {
  const level = (await isEmpty()) ? 'debug' : 'info'
  // Read again: another process may have applied some before this one got the lock.
  for (const { id, name, up } of await findPending(migrations)) {
    await up(lost)
    lost.throwIfAborted()
    await record(id, name)
    logger()[level]({ migration: id, name }, 'the database was migrated')
  }
}

/** Then a migration changes nothing that the owner has. */
export async function isEmpty(): Promise<boolean> {
  const users = (await connectDb()).collection('users')
  return (await users.findOne({}, { projection: { _id: 1 } })) === null
}

async function record(id: number, name: string): Promise<void> {
  try {
    await MigrationModel.create({ _id: id, name, appliedAt: realNow() })
  } catch (error) {
    // A process that lost its lock may still have finished.
    if (!isDuplicateKey(error)) throw error
  }
}

async function findPending(migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = new Set((await MigrationModel.find().select({ _id: 1 }).lean()).map(idOf))
  const known = new Set(migrations.map(({ id }) => id))
  const unknown = [...applied].filter((id) => !known.has(id))
  if (unknown.length > 0) {
    const archive = (await readSiteVersion())?.archive ?? null
    const [found, last] = [Math.max(...unknown), Math.max(0, ...known)]
    throw new NewerDatabase(`migration ${found}`, `knows ${last}`, archive)
  }
  return migrations.filter(({ id }) => !applied.has(id))
}

const idOf = ({ _id }: { _id: number }) => _id

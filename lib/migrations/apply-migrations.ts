import { realNow } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { isDuplicateKey } from '@/lib/errors'
import { type LockTiming, withLock } from '@/lib/leases/lock'
import { logger } from '@/lib/logger'
import { type Migration, MIGRATIONS } from '@/lib/migrations/list'
import { MigrationModel } from '@/models/migration'

const LOCK = 'migrations'

const TIMING: LockTiming = { leaseMs: 15_000, pollMs: 200 }

class NewerDatabase extends Error {
  override name = 'NewerDatabase'

  constructor(found: number, known: number) {
    super(
      `This database was written by a newer version of the site (migration ${found}; this one knows ${known}). Start the newer version, or restore a copy.`,
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

export async function refuseNewerDatabase(): Promise<void> {
  await findPending(MIGRATIONS)
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
async function isEmpty(): Promise<boolean> {
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
  if (unknown.length > 0) throw new NewerDatabase(Math.max(...unknown), Math.max(0, ...known))
  return migrations.filter(({ id }) => !applied.has(id))
}

const idOf = ({ _id }: { _id: number }) => _id

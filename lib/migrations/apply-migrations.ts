import { realNow } from '@/lib/clock'
import { isDuplicateKey } from '@/lib/errors'
import { type LockPace, withLock } from '@/lib/lock'
import { logger } from '@/lib/logger'
import { type Migration, MIGRATIONS } from '@/lib/migrations/list'
import { MigrationModel } from '@/models/migration'

/** The name under which one process at a time migrates. */
const LOCK = 'migrations'

const PACE: LockPace = { leaseMs: 15_000, lookMs: 200 }

/** A newer program has changed the database in ways that this one does not know: one sentence. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'

  constructor(found: number, known: number) {
    super(
      `This database was written by a newer version of the site (migration ${found}; this one knows ${known}). Start the newer version, or restore a copy.`,
    )
  }
}

/**
 * Brings the database's schema up to this program's: one process applies what is missing, in order,
 * the others wait for it. Resolves when all is applied; `NewerDatabase` where more was than is known.
 */
export async function applyMigrations(
  migrations: readonly Migration[] = MIGRATIONS,
  pace: LockPace = PACE,
): Promise<void> {
  if ((await findPending(migrations)).length === 0) return
  await withLock(LOCK, (lost) => applyPending(migrations, lost), pace)
}

/** Throws `NewerDatabase` where a migration was applied that this program does not know. */
export async function refuseNewerDatabase(): Promise<void> {
  await findPending(MIGRATIONS)
}

async function applyPending(migrations: readonly Migration[], lost: AbortSignal): Promise<void> {
  // Looked for anew: another process may have had the lock just before.
  for (const { id, name, up } of await findPending(migrations)) {
    await up(lost)
    lost.throwIfAborted()
    await record(id, name)
    logger().info({ migration: id, name }, 'the database was migrated')
  }
}

async function record(id: number, name: string): Promise<void> {
  try {
    await MigrationModel.create({ _id: id, name, appliedAt: realNow() })
  } catch (error) {
    // A process that was taken for dead had come to its end after all.
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

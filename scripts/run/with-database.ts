import path from 'node:path'
import { BACKUPS, databasePaths, keptSecret, openDataDir, runningDatabase } from './data-dir'
import { startEmbeddedDatabase } from './embedded-database'
import { loadEnv } from './load-env'
import { printError, messageOf, StartError } from './print'
import { root } from './root'

type Options = {
  acceptsNewer?: boolean
  /** It may refuse before anything is started. */
  before?: (dataDir: string) => void
}

/**
 * Runs a command on the site's database: that of `MONGODB_URI`, the embedded one of a running site, or
 * the embedded one started for the duration of the command. A database of a newer version is refused.
 */
export async function withDatabase(
  work: () => Promise<void>,
  { acceptsNewer = false, before = () => {} }: Options = {},
): Promise<void> {
  const closing: (() => unknown)[] = []
  try {
    const keys = loadEnv(root)
    const dataDir = path.resolve(root, keys.DATA_DIR)
    process.env.DATA_DIR = dataDir
    before(dataDir)
    const uri = keys.MONGODB_URI ?? (await embeddedUri(dataDir, closing))
    process.env.AUTH_SECRET = keys.AUTH_SECRET ?? keptSecret(dataDir)
    const { useDatabase: setDatabase, disconnectDb } = await import('@/lib/db')
    const { awaitDatabase } = await import('./await-database')
    setDatabase(uri)
    closing.push(disconnectDb)
    await awaitDatabase(keys.MONGODB_URI ? 'MONGODB_URI' : 'The embedded database')
    const { refuseNewerDatabase } = await import('@/lib/migrations/apply-migrations')
    if (!acceptsNewer) await refuseNewerDatabase()
    const { setBackupPlace } = await import('@/lib/backups/folder')
    setBackupPlace({ folder: path.join(dataDir, BACKUPS) })
    await work()
  } catch (error) {
    printError(messageOf(error))
    process.exitCode = 1
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

async function embeddedUri(dataDir: string, closing: (() => unknown)[]): Promise<string> {
  const site = runningDatabase(dataDir)
  if (site.uri) return site.uri
  if (site.running) throw new StartError('The site is just starting. Please try again in a moment.')
  const lock = openDataDir(dataDir)
  closing.push(lock.release)
  const database = await startEmbeddedDatabase({
    root,
    ...databasePaths(dataDir),
    events: {
      onLost: (how) => printError(`The database ended (${how}).`),
      onBack: () => {},
      onError: printError,
    },
  })
  closing.push(database.stop)
  lock.update({ database: database.uri })
  return database.uri
}

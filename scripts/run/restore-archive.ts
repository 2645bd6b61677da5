import path from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { SECRET } from '@/lib/backups/archive/format'
import type { Archive } from '@/lib/backups/archive/read-archive'
import { putSecret, runningDatabase } from './data-dir'
import { loadEnv } from './load-env'
import { print, StartError } from './print'
import { withDatabase } from './with-database'

/**
 * Replaces the data of the stopped site by an archive, or fills an empty database from it. The secret
 * of an archive that has it becomes that of the data folder.
 */
export function restoreArchive(root: string, file: string, isImport: boolean): Promise<void> {
  return withDatabase(() => restore(root, file, isImport), {
    acceptsNewer: true,
    before: (dataDir) => {
      if (!runningDatabase(dataDir).running) return
      throw new StartError(
        `The site runs on ${dataDir}. Stop it first, or restore on its screen "backups"; nothing was changed.`,
      )
    },
  })
}

/** Undefined where the archive was made without it. */
async function readSecret(archive: Archive): Promise<string | undefined> {
  const { readEntries } = await import('@/lib/backups/archive/read-archive')
  let secret: string | undefined
  await readEntries(archive, SECRET, async (name, contents) => {
    const text = await readText(contents)
    if (name === SECRET) secret = text.trim()
  })
  return secret
}

async function restore(root: string, file: string, isImport: boolean): Promise<void> {
  const { siteDatabase } = await import('@/lib/db')
  const { listProcesses } = await import('@/lib/processes/processes')
  const { openArchive } = await import('@/lib/backups/archive/read-archive')
  const { replaceData } = await import('@/lib/backups/archive/swap')
  const { makeBackup } = await import('@/lib/backups/make-backup')
  const { isEmpty } = await import('@/lib/migrations/apply-migrations')

  const [running] = await listProcesses()
  if (running)
    throw new StartError(`The site runs (${running.host}, ${running.pid}). Stop it first.`)
  const archive = await openArchive(file)
  const isFull = !(await isEmpty())
  if (isFull && isImport) {
    throw new StartError('The database is not empty. Nothing was imported; see db:restore.')
  }
  if (isFull) print(`The present data are kept in ${await makeBackup('before-restore')}.`)
  await replaceData(await siteDatabase(), archive, { takesAll: isImport })
  const { collections, pictures, madeAt } = archive.manifest
  const documents = collections.reduce((sum, one) => sum + one.documents, 0)
  print(
    `${file} of ${madeAt} is restored: ${documents} documents and ${pictures} pictures, each compared.`,
  )
  const secret = await readSecret(archive)
  if (secret === undefined && !archive.isOwn) {
    print(`It was signed by another site, and does not hold its secret.`)
  }
  if (secret !== undefined) print(useSecret(root, secret))
}

function useSecret(root: string, secret: string): string {
  const keys = loadEnv(root)
  const dataDir = path.resolve(root, keys.DATA_DIR)
  putSecret(dataDir, secret)
  return `The secret of the archive is in ${dataDir}. AUTH_SECRET, if it is set, has to be the same.`
}

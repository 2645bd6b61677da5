import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { realNow } from '@/lib/clock'
import { databasePaths, openDataDir, restoredPath, runningDatabase } from './data-dir'
import { startEmbeddedDatabase } from './embedded-database'
import { loadEnv } from './load-env'
import { StartError } from './print'

export type Restored = {
  documents: number
  /** The folder of the former data; undefined where there was none. */
  aside: string | undefined
}

/**
 * Replaces the embedded database's data by a backup, after checking that it is complete and of a known
 * version. The old data is moved aside; a refused backup changes nothing.
 */
export async function restoreDatabase(root: string, file: string): Promise<Restored> {
  const keys = loadEnv(root)
  if (keys.MONGODB_URI) {
    throw new StartError(
      'MONGODB_URI is set, and only the embedded database is restored by this command. For a MongoDB use mongorestore.',
    )
  }
  const dataDir = path.resolve(root, keys.DATA_DIR)
  process.env.DATA_DIR = dataDir
  if (runningDatabase(dataDir).running) {
    throw new StartError(`The site runs on ${dataDir}. Stop it first; nothing was changed.`)
  }
  const lock = openDataDir(dataDir)
  const checked = path.join(dataDir, 'mongo.restoring')
  try {
    fs.rmSync(checked, { recursive: true, force: true })
    const documents = await putCopy(root, file, checked)
    const { data, socket } = databasePaths(dataDir)
    await refuseNewer(root, checked, socket)
    return { documents, aside: swap(checked, data, restoredPath(dataDir)) }
  } finally {
    fs.rmSync(checked, { recursive: true, force: true })
    lock.release()
  }
}

/** Copies and checks it in a child process: reading a damaged file can crash the process. */
function putCopy(root: string, file: string, folder: string): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'packages/embedded-mongo/main.ts', '--data', folder, '--restore', file],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  let complaint = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new StartError(error.message)))
    child.once('close', (code) => {
      // Its own message is the last line; LMDB may have written before it.
      const sentence = code === 1 && complaint.trim().split('\n').at(-1)
      if (code === 0) resolve(Number(output))
      else reject(new StartError(sentence || `The backup ${file} is not whole: it cannot be read.`))
    })
  })
}

/** Opens the copy as the site does, and reads its applied migrations. */
async function refuseNewer(root: string, data: string, socket: string): Promise<void> {
  const events = { onLost: () => {}, onBack: () => {} }
  const database = await startEmbeddedDatabase({ root, data, socket, events })
  const { useDatabase: setDatabase, disconnectDb } = await import('@/lib/db')
  const { refuseNewerDatabase } = await import('@/lib/migrations/apply-migrations')
  try {
    setDatabase(database.uri)
    await refuseNewerDatabase()
  } finally {
    await disconnectDb()
    await database.stop()
  }
}

/** Swaps the folders; the next start completes an interrupted swap (openDataDir). */
function swap(checked: string, data: string, restored: string): string | undefined {
  fs.rmSync(restored, { recursive: true, force: true })
  fs.renameSync(checked, restored)
  const time = realNow().toISOString().slice(0, 19).replaceAll(':', '-')
  const aside = fs.existsSync(data) ? `${data}.before-restore-${time}Z` : undefined
  if (aside) fs.renameSync(data, aside)
  fs.renameSync(restored, data)
  const folder = fs.openSync(path.dirname(data), 'r')
  fs.fsyncSync(folder)
  fs.closeSync(folder)
  return aside
}

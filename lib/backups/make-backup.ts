import path from 'node:path'
import { mongo } from 'mongoose'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fillDatabase } from '@/lib/backups/archive/fill-database'
import type { Reason } from '@/lib/backups/archive/format'
import { openArchive } from '@/lib/backups/archive/read-archive'
import { type OnProgress, writeArchive } from '@/lib/backups/archive/write-archive'
import {
  backupName,
  backupPlace,
  copyElsewhere,
  findBackup,
  isProven,
  listBackups,
  noteFacts,
  type OpenedRehearsal,
  openFolder,
  prune,
} from '@/lib/backups/folder'
import { needingRoom } from '@/lib/backups/work'
import { now, nowMs, today } from '@/lib/clock'
import { siteDatabase } from '@/lib/db'
import { HOUR_MS, MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError, toAppError } from '@/lib/errors'
import { forEachItem } from '@/lib/jobs/each-item'
import { withLock } from '@/lib/leases/lock'

type Options = { onProgress?: OnProgress; signal?: AbortSignal }

/** Returns the file. */
export async function makeBackup(reason: Reason, options: Options = {}): Promise<string> {
  const folder = await openFolder()
  const file = path.join(folder, backupName(reason))
  await needingRoom('written', writeArchive(await siteDatabase(), file, { reason, ...options }))
  await prune(folder)
  return file
}

/** The newest archive is tried at the next run, and not while a first start has much to do. */
const TRY_AFTER_MS = 30 * MINUTE_MS

/** One a UTC day; the newest archive is restored into a second database and compared (G-162). */
export async function runNightly(signal: AbortSignal): Promise<void> {
  const found = await listBackups()
  const isMade = found.some(({ name, reason }) => reason === 'nightly' && name.startsWith(today()))
  if (!isMade) await makeBackup('nightly', { signal })
  const [newest] = await listBackups()
  const isRested = newest && nowMs() - Date.parse(newest.madeAt) >= TRY_AFTER_MS
  const untried = isRested && newest.triedAt === null ? newest : null
  const steps = [...(untried ? [() => rehearse(untried.name, signal)] : []), copyAllElsewhere]
  await forEachItem(steps, (step) => step(signal), signal)
}

type Step = { name: string; take: (file: string, signal?: AbortSignal) => Promise<void> }

/** What fails now, as a share that cannot be reached, is tried again by the nightly job. */
export function copyAllElsewhere(signal?: AbortSignal): Promise<void> {
  return oneAtATime('copy-elsewhere', () => copyAll(signal), signal)
}

async function copyAll(signal?: AbortSignal): Promise<void> {
  const steps = (await listBackups()).flatMap(({ name, isElsewhere, isSent, ...facts }): Step[] => [
    ...(isElsewhere ? [] : [{ name, take: copyElsewhere }]),
    ...(isSent || !isProven(facts) ? [] : [{ name, take: runBackupCommand }]),
  ])
  await forEachItem(steps, async ({ name, take }) => take(await findBackup(name), signal), signal)
}

/** Holds for all processes; a job does not wait, as it has to end when the process does. */
function oneAtATime(name: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  return withLock(name, work, { leaseMs: 15_000, pollMs: 100, waitMs: signal ? 0 : Infinity })
}

/** Notes beside the archive whether it can be restored; throws where it cannot. */
export async function rehearse(name: string, signal?: AbortSignal): Promise<void> {
  const file = await findBackup(name)
  try {
    const archive = await openArchive(file)
    const work = () => withRehearsal((db) => fillDatabase(db, archive, { signal }))
    await needingRoom('tried', oneAtATime('rehearsal', work, signal))
  } catch (error) {
    signal?.throwIfAborted()
    // A full disk or a database that is away says nothing of the archive.
    if (toAppError(error).code === 'unavailable') throw error
    const problem = error instanceof Error ? error.message : String(error)
    await noteFacts(file, { triedAt: now().toISOString(), problem })
    throw error
  }
  await noteFacts(file, { triedAt: now().toISOString(), problem: null })
}

async function withRehearsal(work: (db: mongo.Db) => Promise<void>): Promise<void> {
  const { openRehearsal } = backupPlace()
  if (openRehearsal) return inOwnDatabase(await openRehearsal(), work)
  const site = await siteDatabase()
  const db = site.client.db(`${site.databaseName}-rehearsal`)
  await db.dropDatabase()
  try {
    await work(db)
  } finally {
    await db.dropDatabase()
  }
}

async function inOwnDatabase(
  { uri, close }: OpenedRehearsal,
  work: (db: mongo.Db) => Promise<void>,
): Promise<void> {
  try {
    const client = await mongo.MongoClient.connect(uri)
    await work(client.db('rehearsal')).finally(() => client.close())
  } finally {
    await close()
  }
}

const LAST_CHARACTERS = 300
/** A process that the command has left behind may hold its output. */
const OUTPUT_MS = 1000

/** Runs `BACKUP_COMMAND` for an archive, without a shell; throws a sentence where it fails. */
async function runBackupCommand(file: string, signal?: AbortSignal): Promise<void> {
  const { BACKUP_COMMAND } = env()
  if (!BACKUP_COMMAND) return
  const parts = BACKUP_COMMAND.trim().split(/\s+/)
  const [command = '', ...args] = parts.map((part) => part.replaceAll('{file}', () => file))
  const problem = await run(command, args, signal)
  signal?.throwIfAborted()
  if (problem !== null) {
    throw new AppError('unavailable', { message: `BACKUP_COMMAND failed: ${problem}` })
  }
  await noteFacts(file, { isSent: true })
}

/** What the owner reads holds no argument, as one may be a password. */
async function run(
  command: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<string | null> {
  const limits = { timeout: HOUR_MS, killSignal: 'SIGKILL', signal } as const
  const child = spawn(command, args, { ...limits, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-LAST_CHARACTERS)
  })
  const outputEnd = once(child.stderr, 'close')
  try {
    const [code, killedBy] = await once(child, 'exit')
    if (code === 0) return null
    await Promise.race([outputEnd, pause(OUTPUT_MS)])
    const end = killedBy ? `it was ended by ${killedBy}` : `it ended with code ${code}`
    return `${end}. ${output.trim()}`.trim()
  } catch (error) {
    return `it did not start (${error instanceof Error && 'code' in error ? error.code : error}).`
  } finally {
    child.stderr.destroy()
  }
}

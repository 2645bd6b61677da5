import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { EXTENSION, type Reason } from '@/lib/backups/archive/format'
import type { Backup } from '@/lib/backups/schema'
import { now, realNow } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError, notFound } from '@/lib/errors'
import { shared } from '@/lib/runtime/process-state'

/** A second database, which is emptied by `close`. */
export type OpenedRehearsal = { uri: string; close: () => Promise<void> }

type Place = {
  folder?: string
  /** False where another process has the database, and makes the nightly archives. */
  isNightly?: boolean
  /** Undefined where it is a database on the same server. */
  openRehearsal?: () => Promise<OpenedRehearsal>
}

const place = () => shared<Place>('backups', () => ({}))

/** Called at the start of a site and of a command. */
export function setBackupPlace(given: Place): void {
  Object.assign(place(), given)
}

export function backupPlace(): Readonly<Place> {
  return place()
}

const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-([a-z-]+)\.ark\.zip$/
/** A file that the site is writing; other programs use the ending too. */
const PART =
  /^(\d{4}-\d{2}-\d{2}T[\d-]+Z-[a-z-]+\.ark\.zip(\.json)?(\.[\da-f-]{36})?|upload-[\da-f]+)\.part$/
/** Those that are removed by time, with what earlier versions copied each night. */
const KEPT: readonly [pattern: RegExp, count: number, groupOf: (name: string) => string][] = [
  [/^\d{4}-\d{2}-\d{2}(\.mdb|T[\d-]+Z-nightly\.ark\.zip)$/, 7, (name) => name.slice(0, 10)],
  [/-before-update\.ark\.zip$/, 3, (name) => name],
  [/-before-restore\.ark\.zip$/, 3, (name) => name],
]

/** What is known of an archive stands beside it. */
type Facts = Pick<Backup, 'triedAt' | 'problem' | 'isElsewhere' | 'isSent'>
const NO_FACTS: Facts = { triedAt: null, problem: null, isElsewhere: false, isSent: false }

export function backupName(
  reason: Reason | 'uploaded' | 'uploaded-from-another-site',
  madeAt = now(),
): string {
  const time = madeAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${time}Z-${reason}${EXTENSION}`
}

/** The site's own one; creates it, and throws 503 in a process that has none. */
export async function openFolder(): Promise<string> {
  const { folder } = place()
  if (folder === undefined) throw new AppError('unavailable')
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  await fs.chmod(folder, 0o700)
  return folder
}

/** The file of an archive; throws 404 for any other name. */
export async function findBackup(name: string): Promise<string> {
  const file = path.join(place().folder ?? '', name)
  const stat = NAME.test(name) && place().folder ? await statOf(file) : null
  if (!stat?.isFile()) throw notFound('There is no such archive.')
  return file
}

export function isProven({ triedAt, problem }: Pick<Backup, 'triedAt' | 'problem'>): boolean {
  return triedAt !== null && problem === null
}

/** The newest one first; without one that is deleted meanwhile. */
export async function listBackups(): Promise<Backup[]> {
  const { folder } = place()
  const names = folder === undefined ? [] : await fs.readdir(folder).catch(() => [])
  const found = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
  const all = await Promise.all(found.map((name) => describe(path.join(folder ?? '', name))))
  return all.filter((backup) => backup !== null)
}

async function describe(file: string): Promise<Backup | null> {
  const name = path.basename(file)
  const [, day, hour, minute, second, reason = ''] = NAME.exec(name) ?? []
  const stat = await statOf(file)
  const madeAt = `${day}T${hour}:${minute}:${second}.000Z`
  return stat && { name, bytes: stat.size, madeAt, reason, ...(await readFacts(file)) }
}

function statOf(file: string): Promise<Stats | null> {
  return fs.stat(file).catch(() => null)
}

const factsFile = (file: string) => `${file}.json`

async function readFacts(file: string): Promise<Facts> {
  try {
    return { ...NO_FACTS, ...(JSON.parse(await fs.readFile(factsFile(file), 'utf8')) as Facts) }
  } catch {
    return NO_FACTS
  }
}

const noting = () => shared('backup-notes', () => ({ last: Promise.resolve() }))

/** The notes of this process follow one another, so that none is lost. */
export function noteFacts(file: string, facts: Partial<Facts>): Promise<void> {
  const work = noting().last.then(() => writeFacts(file, facts))
  noting().last = work.catch(() => undefined)
  return work
}

/** They are replaced at once, so that no other process reads half of them. */
async function writeFacts(file: string, facts: Partial<Facts>): Promise<void> {
  if (!(await statOf(file))) return
  const all = { ...(await readFacts(file)), ...facts }
  const part = `${factsFile(file)}.${randomUUID()}.part`
  await fs.writeFile(part, JSON.stringify(all), { mode: 0o600 })
  await fs.rename(part, factsFile(file))
}

export async function removeBackup(name: string): Promise<void> {
  const file = await findBackup(name)
  await fs.rm(file, { force: true })
  await fs.rm(factsFile(file), { force: true })
}

/** Nightly ones of the last days stay, as several processes may share a folder. */
export async function prune(folder: string): Promise<void> {
  const names = (await fs.readdir(folder)).toSorted()
  const old = KEPT.flatMap(([pattern, count, groupOf]) => {
    const found = names.filter((name) => pattern.test(name))
    const newest = [...new Set(found.map(groupOf))].slice(-count)
    return found.filter((name) => !newest.includes(groupOf(name)))
  })
  for (const name of names.filter((one) => PART.test(one))) {
    const stat = await statOf(path.join(folder, name))
    if (stat?.isFile() && realNow().getTime() - stat.mtimeMs > DAY_MS) old.push(name)
  }
  for (const name of old) {
    await fs.rm(path.join(folder, name), { force: true })
    await fs.rm(factsFile(path.join(folder, name)), { force: true })
  }
}

/** Copies an archive to `BACKUP_DIR`, where that is set; throws a sentence where it fails. */
export async function copyElsewhere(file: string): Promise<void> {
  const { BACKUP_DIR } = env()
  if (!BACKUP_DIR) return
  try {
    // The mode of a folder that is there is up to others.
    await fs.mkdir(BACKUP_DIR, { recursive: true, mode: 0o700 })
    const target = path.join(BACKUP_DIR, path.basename(file))
    const part = `${target}.${randomUUID()}.part`
    await fs.copyFile(file, part)
    await fs.chmod(part, 0o600)
    await fs.rename(part, target)
    await prune(BACKUP_DIR)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new AppError('unavailable', { message: `BACKUP_DIR cannot be written: ${why}.`, cause })
  }
  await noteFacts(file, { isElsewhere: true })
}

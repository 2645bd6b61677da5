import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { commandToGive, isRefused, whyNotWritable } from '../explain-path.mjs'
import { type HeldLock, lockHolder, takeLock } from '../lock.mjs'
import { StartError } from './print'

const LOCK = 'site.lock'
const DATA = 'mongo'
const SECRET = 'secret'
const OWNER_PASSWORD = 'owner-password'
export const BACKUPS = 'backups'
/** Archives are tried there. */
export const REHEARSAL = 'rehearsal'
/** The longest path of a Unix socket that every system accepts, in bytes. */
const SOCKET_PATH_MAX = 100
const OTHERS = 0o077
const OTHERS_WRITE = 0o002
/** What tells that a folder is a site's. */
const MARKS = new Set([LOCK, DATA, SECRET, OWNER_PASSWORD, BACKUPS])

/** Creates the folder (0700) if needed, checks that it can be written, and locks it for this process. */
export function openDataDir(dir: string): HeldLock {
  const lock = sayingWhy(dir, () => {
    makeFolder(dir)
    closeToOthers(dir)
    return takeLock(path.join(dir, LOCK))
  })
  if (!lock.taken) {
    throw new StartError(
      `The site is already running on ${dir} (process ${lock.holder.pid}). A second one needs a DATA_DIR of its own.`,
    )
  }
  finishRestore(dir)
  return { ...lock, update: (more) => sayingWhy(dir, () => lock.update(more)) }
}

/** One by one: Node's own way never ends where a system refuses folders with ENOENT, as `/proc` does. */
function makeFolder(dir: string): void {
  if (fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return
  if (path.dirname(dir) !== dir) makeFolder(path.dirname(dir))
  try {
    fs.mkdirSync(dir, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/**
 * Closes a folder that other users may enter. One that they may have written to, that belongs to
 * them or that has another purpose is refused instead.
 */
function closeToOthers(dir: string): void {
  if (!process.getuid) return
  const { mode, uid } = fs.statSync(dir)
  if (!(mode & OTHERS)) return
  if (uid !== process.getuid()) {
    throw new StartError(
      `DATA_DIR ${dir} belongs to another user and is open to others. Choose a folder of your own.`,
    )
  }
  const names = fs.readdirSync(dir)
  if (mode & OTHERS_WRITE && names.length > 0) {
    throw new StartError(
      `DATA_DIR ${dir} is open to other users, who may have changed its files. Choose another folder, or check them and close it (chmod 700).`,
    )
  }
  if (names.length > 0 && !names.some((name) => MARKS.has(name))) {
    throw new StartError(
      `DATA_DIR ${dir} is open to other users and holds other files. Choose an empty folder, or close it (chmod 700).`,
    )
  }
  fs.chmodSync(dir, 0o700)
}

/** The folder of a checked copy until it replaces the data. */
export function restoredPath(dir: string): string {
  return path.join(dir, `${DATA}.restored`)
}

/** Completes a restore that was interrupted after moving the old data aside. */
function finishRestore(dir: string): void {
  const data = path.join(dir, DATA)
  const restored = restoredPath(dir)
  sayingWhy(data, () => {
    if (!fs.existsSync(data) && fs.existsSync(restored)) fs.renameSync(restored, data)
  })
}

/** The address of the embedded database of a site that runs on this folder. */
export function runningDatabase(dir: string): { running: boolean; uri: string | undefined } {
  const holder = lockHolder(path.join(dir, LOCK))
  const uri = holder?.database
  return { running: holder !== undefined, uri: typeof uri === 'string' ? uri : undefined }
}

/** The secret that signs this site's tokens, created once (mode 0600). */
export function keptSecret(dir: string): string {
  const file = path.join(dir, SECRET)
  return sayingWhy(
    file,
    () => {
      const stored = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : ''
      if (stored.length >= 32) return stored
      const secret = randomBytes(48).toString('base64url')
      writePrivate(file, `${secret}\n`)
      return secret
    },
    dir,
  )
}

/** Replaces it by that of the site that was moved here. */
export function putSecret(dir: string, secret: string): void {
  const file = path.join(dir, SECRET)
  sayingWhy(file, () => writePrivate(file, `${secret}\n`), dir)
}

export function ownerPasswordFile(dir: string): string {
  return path.join(dir, OWNER_PASSWORD)
}

/** Writes the owner's first password to a file where no terminal shows it (G-16). */
export function keepOwnerPassword(dir: string, username: string, password: string): void {
  const file = ownerPasswordFile(dir)
  sayingWhy(file, () => writePrivate(file, `${username}\n${password}\n`), dir)
}

export function dropOwnerPassword(dir: string): void {
  const file = ownerPasswordFile(dir)
  sayingWhy(file, () => fs.rmSync(file, { force: true }), dir)
}

/** The paths of the embedded database's data, and of its socket in a folder of mode 0700. */
export function databasePaths(dir: string): { data: string; socket: string } {
  const data = path.join(dir, DATA)
  const near = path.join(dir, 'run', 'mongo.sock')
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 16)
  const far = path.join(os.tmpdir(), `pochade-${name}`, 'mongo.sock')
  const socket = Buffer.byteLength(near) <= SOCKET_PATH_MAX ? near : far
  sayingWhy(path.dirname(socket), () => ownFolder(path.dirname(socket)))
  return { data, socket }
}

function ownFolder(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stat = fs.lstatSync(folder)
  const isOurs = stat.isDirectory() && (!process.getuid || stat.uid === process.getuid())
  if (!isOurs) throw new StartError(`${folder} belongs to somebody else.`)
  fs.chmodSync(folder, 0o700)
}

/** Runs work on the disk; its error says in words what is wrong at `place`, of `folder`. */
function sayingWhy<T>(place: string, work: () => T, folder = place): T {
  try {
    return work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (typeof code !== 'string') throw error
    const why = whyNotWritable(place, error)
    const help =
      isRefused(error) && error.code !== 'EROFS'
        ? ` Give the folder to this user: ${commandToGive([folder])}, or choose another one.`
        : ''
    throw new StartError(`DATA_DIR ${place} cannot be written: ${why}.${help}`)
  }
}

/** Writes a file atomically, readable by its owner only. */
function writePrivate(file: string, content: string): void {
  const temporary = `${file}.${process.pid}`
  try {
    fs.writeFileSync(temporary, content, { mode: 0o600, flush: true })
    fs.renameSync(temporary, file)
  } catch (error) {
    fs.rmSync(temporary, { force: true })
    throw error
  }
}

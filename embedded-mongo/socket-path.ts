import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FolderError } from './store/environment'

export type SocketPlace = { path: string; remove(): void }

const NAME = 'mongo.sock'
const LONGEST_PATH = 100

/**
 * A place for the socket that only this user can reach. The data folder is ours alone by now, so a
 * socket that is there was left behind by a process that was killed.
 */
export function prepareSocket(wanted: string | undefined, data: string): SocketPlace {
  const asked = path.resolve(wanted ?? path.join(data, NAME))
  const isLong = Buffer.byteLength(asked) > LONGEST_PATH
  const folder = isLong ? shortFolder(data) : path.dirname(asked)
  const socket = isLong ? path.join(folder, NAME) : asked
  makePrivate(folder)
  rmSync(socket, { force: true })
  return {
    path: socket,
    remove: () => rmSync(isLong ? folder : socket, { force: true, recursive: isLong }),
  }
}

function shortFolder(data: string): string {
  const hash = createHash('sha256').update(realpathSync(data)).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `embedded-mongo-${hash}`)
}

/** Mode 0700 and ours: anyone may make folders in the system's temporary one. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(folder)
  if (!lstatSync(folder).isDirectory() || (process.getuid && uid !== process.getuid())) {
    throw new FolderError(`The socket's folder ${folder} belongs to somebody else.`, 1)
  }
  chmodSync(folder, 0o700)
}

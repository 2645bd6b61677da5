import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FolderError } from './store/environment'
import { makePrivateFolder } from './store/private-folder'

export type SocketPlace = { path: string; remove(): void }

const NAME = 'mongo.sock'
const LONGEST_PATH = 100

/**
 * A path for the socket that only this user can reach. The data folder is claimed by now, so an
 * existing socket belongs to a killed process.
 */
export function prepareSocket(wanted: string | undefined, data: string): SocketPlace {
  const requested = path.resolve(wanted ?? path.join(data, NAME))
  const isLong = Buffer.byteLength(requested) > LONGEST_PATH
  const folder = isLong ? shortFolder(data) : path.dirname(requested)
  const socket = isLong ? path.join(folder, NAME) : requested
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

function makePrivate(folder: string): void {
  try {
    makePrivateFolder(folder)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new FolderError(`The socket's folder ${folder} cannot be used: ${reason}.`, 1)
  }
}

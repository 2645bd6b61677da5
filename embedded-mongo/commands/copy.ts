import { MongoError } from '../errors'
import { Arguments } from './arguments'
import type { Command } from './context'

/**
 * `{ copyTo: path }` on admin, this server's own: a consistent copy of all data into a new file.
 * Only through the unix socket, which nobody but the owner of the data reaches: it writes files.
 */
export const copyTo: Command = async ({ body }, { db, store, isPrivate }) => {
  const command = new Arguments(body, 'copyTo').allow(['copyTo'])
  if (db !== 'admin' || !isPrivate) {
    throw new MongoError(13, 'copyTo may only be run against admin, through the unix socket')
  }
  await store.copyTo(command.needString('copyTo'))
  return { ok: 1 }
}

import { MongoError } from '../errors'
import { Arguments } from './arguments'
import type { Command } from './context'

/**
 * `{ copyTo: path }` on admin, an extension: a consistent copy of all data into a new file. Only
 * through the unix socket, which only the data's owner reaches, because it writes files.
 */
export const copyTo: Command = async ({ body }, { db, store, isPrivate }) => {
  const command = new Arguments(body, 'copyTo').allow(['copyTo'])
  if (db !== 'admin' || !isPrivate) {
    throw new MongoError(13, 'copyTo may only be run against admin, through the unix socket')
  }
  await store.copyTo(command.needString('copyTo'))
  return { ok: 1 }
}

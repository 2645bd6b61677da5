import { BSON } from 'bson'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { DamagedData } from '../store/layout'
import { aggregate } from './aggregate'
import { checkVersion } from './api-version'
import * as authentication from './authentication'
import { collMod } from './coll-mod'
import * as collections from './collections'
import { convertToCapped } from './convert-to-capped'
import { dbHash } from './db-hash'
import type { Command, Context, Reply, Request } from './context'
import { remove } from './delete'
import { explain } from './explain'
import { count, distinct, find } from './find'
import { findAndModify } from './find-and-modify'
import { getMore, killCursors } from './get-more'
import * as handshake from './handshake'
import { createIndexes, dropIndexes, listIndexes } from './indexes'
import { insert } from './insert'
import { copyTo } from './copy'
import { errorReply } from './replies'
import {
  endSessions,
  endTransaction,
  refreshSessions,
  refuseTransactions,
  startSession,
} from './sessions'
import { compact, planCacheClear } from './maintenance'
import { currentOp, killOp } from './operations'
import { reIndex } from './re-index'
import { checkReadConcern } from './read-concern'
import * as statistics from './statistics'
import * as tools from './tools'
import { top } from './usage'
import { update } from './update'
import { checkDatabase } from './namespaces'

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['hello', handshake.hello],
  ['isMaster', handshake.hello],
  ['ismaster', handshake.hello],
  ['buildInfo', handshake.buildInfo],
  ['buildinfo', handshake.buildInfo],
  ['ping', handshake.ping],
  ['serverStatus', handshake.serverStatus],
  ['connectionStatus', handshake.connectionStatus],
  ['getParameter', handshake.getParameter],
  ['startSession', startSession],
  ['refreshSessions', refreshSessions],
  ['endSessions', endSessions],
  ['killSessions', endSessions],
  ['commitTransaction', endTransaction],
  ['abortTransaction', endTransaction],
  ['find', find],
  ['getMore', getMore],
  ['killCursors', killCursors],
  ['count', count],
  ['distinct', distinct],
  ['aggregate', aggregate],
  ['explain', explain],
  ['insert', insert],
  ['update', update],
  ['delete', remove],
  ['findAndModify', findAndModify],
  ['findandmodify', findAndModify],
  ['createIndexes', createIndexes],
  ['dropIndexes', dropIndexes],
  ['deleteIndexes', dropIndexes],
  ['listIndexes', listIndexes],
  ['create', collections.create],
  ['drop', collections.drop],
  ['dropDatabase', collections.dropDatabase],
  ['renameCollection', collections.renameCollection],
  ['collMod', collMod],
  ['convertToCapped', convertToCapped],
  ['reIndex', reIndex],
  ['compact', compact],
  ['planCacheClear', planCacheClear],
  ['dbHash', dbHash],
  ['dbhash', dbHash],
  ['top', top],
  ['currentOp', currentOp],
  ['saslStart', authentication.saslStart],
  ['saslContinue', authentication.saslContinue],
  ['authenticate', authentication.authenticate],
  ['logout', authentication.logout],
  ['listCollections', collections.listCollections],
  ['listDatabases', collections.listDatabases],
  ['dbStats', statistics.dbStats],
  ['dbstats', statistics.dbStats],
  ['collStats', statistics.collStats],
  ['validate', statistics.validate],
  ['dataSize', statistics.dataSize],
  ['datasize', statistics.dataSize],
  ['killOp', killOp],
  ['hostInfo', tools.hostInfo],
  ['getCmdLineOpts', tools.getCmdLineOpts],
  ['getLog', tools.getLog],
  ['whatsmyuri', tools.whatsmyuri],
  ['profile', tools.profile],
  ['usersInfo', tools.usersInfo],
  ['rolesInfo', tools.rolesInfo],
  ['fsync', tools.fsync],
  ['replSetGetStatus', tools.replSetGetStatus],
  ['listCommands', listCommands],
  ['copyTo', copyTo],
])

function listCommands(): Document {
  const names = [...COMMANDS.keys()].toSorted()
  const commands = names.map((name): [string, Document] => [
    name,
    { help: '', requiresAuth: false },
  ])
  return { commands: Object.fromEntries(commands), ok: 1 }
}

type Setting = Omit<Context, 'db' | 'startedAt'> & { report(error: unknown): void }

/**
 * Executes one request, synchronously where possible; every failure becomes MongoDB's reply.
 */
export function answer(request: Request, setting: Setting): Reply | Promise<Reply> {
  try {
    const reply = carryOut(request, setting)
    if (!(reply instanceof Promise)) return reply
    return reply.catch((error: unknown) => errorReply(asMongoError(error, setting.report)))
  } catch (error) {
    return errorReply(asMongoError(error, setting.report))
  }
}

/** Commands after which a collection may be gone. */
const DROPPING = new Set(['drop', 'dropDatabase', 'renameCollection'])

function carryOut(request: Request, setting: Setting): Reply | Promise<Reply> {
  const { body } = request
  const name = firstKey(body)
  const command = COMMANDS.get(name)
  if (!command) throw new MongoError(59, `no such command: '${name}'`)
  const db = body['$db']
  if (typeof db !== 'string') throw new MongoError(40571, 'OP_MSG requests require a $db argument')
  checkDatabase(db)
  checkVersion(name, body)
  refuseTransactions(request)
  checkReadConcern(body)
  const { operations, connection, client, interruption, sessions } = setting
  const operation = operations.create(body, connection, client, interruption)
  const { startedAt } = operation
  if (name !== 'endSessions') sessions.note(body['lsid'], startedAt)
  const context = { ...setting, db, startedAt, interruption: operation.interruption }
  const since = performance.now()
  const noteUse = (): void => {
    const target = name === 'getMore' ? body['collection'] : body[name]
    const namespace = `${db}.${String(target)}`
    const exists = (one: string): boolean => setting.store.catalogue().has(one)
    if (exists(namespace)) setting.usage.note(name, namespace, performance.now() - since)
    if (DROPPING.has(name)) setting.usage.forget(exists)
  }
  const reply = command(request, context)
  if (reply instanceof Promise) return operations.during(operation, reply).finally(noteUse)
  noteUse()
  return reply
}

function firstKey(body: Document): string {
  for (const key in body) return key
  return ''
}

function asMongoError(error: unknown, report: (error: unknown) => void): MongoError {
  if (error instanceof MongoError) return error
  if (error instanceof BSON.BSONError) return new MongoError(2, error.message)
  report(error)
  if (error instanceof DamagedData) return new MongoError(1, error.message)
  return new MongoError(1, 'The server failed to carry out this command; its log says why.')
}

import type { Document } from '../bson/types'
import { MongoError } from '../errors'

const NO_VERSION = 4886600
const VERSION_ERROR = 322
const STRICT_ERROR = 323
/** The commands of MongoDB's Stable API, version 1, as of 7.0. */
const STABLE = new Set([
  'abortTransaction',
  'aggregate',
  'authenticate',
  'collMod',
  'commitTransaction',
  'count',
  'create',
  'createIndexes',
  'delete',
  'drop',
  'dropDatabase',
  'dropIndexes',
  'endSessions',
  'explain',
  'find',
  'findAndModify',
  'getMore',
  'hello',
  'insert',
  'killCursors',
  'listCollections',
  'listDatabases',
  'listIndexes',
  'ping',
  'refreshSessions',
  'saslContinue',
  'saslStart',
  'update',
])
const UNSTABLE_STAGES = new Set([
  '$currentOp',
  '$indexStats',
  '$listLocalSessions',
  '$planCacheStats',
])

/** Checks a declared version of the API; with apiStrict only what is in it is answered. */
export function checkVersion(name: string, body: Document): void {
  const { apiVersion, apiStrict, apiDeprecationErrors } = body
  if (apiVersion === undefined) {
    if (apiStrict === undefined && apiDeprecationErrors === undefined) return
    const text = 'Provided apiStrict and/or apiDeprecationErrors without passing apiVersion'
    throw new MongoError(NO_VERSION, text)
  }
  if (apiVersion !== '1') throw new MongoError(VERSION_ERROR, 'API version must be "1"')
  if (apiStrict !== true) return
  if (!STABLE.has(name)) throw strict(`the command ${name}`)
  const stages: unknown = name === 'aggregate' ? body['pipeline'] : undefined
  if (!Array.isArray(stages)) return
  for (const stage of stages as Document[]) {
    const [stageName = ''] = Object.keys(stage)
    if (UNSTABLE_STAGES.has(stageName)) throw strict(`stage ${stageName}`)
  }
}

function strict(subject: string): MongoError {
  return new MongoError(
    STRICT_ERROR,
    `Provided apiStrict:true, but ${subject} is not in API Version 1. Information on supported commands and migrations in API Version 1 can be found at https://dochub.mongodb.org/core/manual-versioned-api`,
  )
}

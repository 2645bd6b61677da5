import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import type { Diagnostics, PacedStage, StageContext, StageParser } from '../stage'

const FAILED_TO_PARSE = 9
const COLL_STATS = ['latencyStats', 'storageStats', 'count', 'queryExecStats']
const CURRENT_OP = [
  'allUsers',
  'idleConnections',
  'idleCursors',
  'idleSessions',
  'localOps',
  'backtrace',
  'truncateOps',
  'targetAllNodes',
]

const LOCAL_SESSIONS = ['allUsers', 'users']

/** Stages that take no documents and tell about the server; each is the first of its pipeline. */
export const DIAGNOSTICS: Readonly<Record<string, StageParser>> = {
  $collStats: source('$collStats', COLL_STATS, (spec, from) => [from.collStats(spec)]),
  $indexStats: source('$indexStats', [], (_spec, from) => from.indexStats()),
  $currentOp: source('$currentOp', CURRENT_OP, (_spec, from) => from.currentOp()),
  $listLocalSessions: source('$listLocalSessions', LOCAL_SESSIONS, (spec, from) => {
    if (spec['users'] === undefined) return from.localSessions()
    throw new MongoError(238, '$listLocalSessions.users: there are no users')
  }),
  // Plans are chosen anew for each query.
  $planCacheStats: source('$planCacheStats', ['allHosts'], () => []),
}

function source(
  name: string,
  known: readonly string[],
  rows: (spec: Document, from: Diagnostics) => Document[],
): StageParser {
  return (spec: unknown, { diagnostics }: StageContext): PacedStage => {
    if (!isDocument(spec)) {
      throw new MongoError(FAILED_TO_PARSE, `${name} must take a nested object`)
    }
    const unknown = Object.keys(spec).find((key) => !known.includes(key))
    if (unknown !== undefined) {
      throw new MongoError(40415, `BSON field '${name}.${unknown}' is an unknown field.`)
    }
    if (!diagnostics) throw new MongoError(51047, `${name} is not allowed within this pipeline`)
    return { paced: () => rows(spec, diagnostics) }
  }
}

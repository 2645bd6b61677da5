import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'

const BAD_VALUE = 2
const NOT_A_REPLICA_SET = 123
/** Every read sees the last commit, which is on disk: that is enough for each of these. */
const ANSWERED = new Set<unknown>(['local', 'available', 'majority'])
const OF_REPLICA_SETS = new Set<unknown>(['linearizable', 'snapshot'])

/** Refuses the levels that a standalone refuses, and those that do not exist. */
export function checkReadConcern({ readConcern }: Document): void {
  const level = isDocument(readConcern) ? readConcern['level'] : undefined
  if (level === undefined || ANSWERED.has(level)) return
  if (OF_REPLICA_SETS.has(level)) {
    const text = `node needs to be a replica set member to use readConcern: ${String(level)}`
    throw new MongoError(NOT_A_REPLICA_SET, text)
  }
  const text = `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`
  throw new MongoError(BAD_VALUE, text)
}

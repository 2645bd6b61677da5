import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collection } from '../store/catalogue'
import type { CollectionIndex } from '../store/collection-index'
import { numberKey, recordOfKey } from '../store/layout'
import { mustRead, scanEntries } from '../store/records'
import type { Turn } from '../store/turn'

const NOT_UNIQUE = 359
const INDEX_NOT_FOUND = 27
const RECORD_BYTES = 6
const MAX_DUPLICATES = 10_000

/**
 * Makes a prepared index unique if it has no duplicates; they are the error's `violations`. No
 * duplicate can appear while this yields, because a prepared index refuses new ones.
 */
export function* makeUnique(
  turn: Turn,
  namespace: string,
  index: CollectionIndex,
  isDryRun: boolean,
): Generator<undefined> {
  const groups = yield* duplicates(turn, index)
  const collection = turn.transaction.find(namespace)
  const current = collection?.indexes.find(({ number }) => number === index.number)
  if (!collection || !current?.isPreparedUnique) {
    throw new MongoError(INDEX_NOT_FOUND, 'the index was changed meanwhile')
  }
  const violations = groups.flatMap((entries) => violationOf(turn, collection, entries))
  if (violations.length > 0) {
    const text =
      'Cannot convert the index to unique. Please resolve conflicting documents before running collMod again.'
    throw new MongoError(NOT_UNIQUE, text, { violations })
  }
  if (isDryRun) return
  const { prepareUnique: _, ...spec } = current.spec
  turn.transaction.changeIndex(collection, current, { ...spec, unique: true })
}

/** The entries of each key that has several. */
function* duplicates(turn: Turn, { number }: CollectionIndex): Generator<undefined, Buffer[][]> {
  const groups: Buffer[][] = []
  let group: Buffer[] = []
  let count = 0
  const interval = { start: numberKey(number), end: numberKey(number + 1) }
  for (const entry of scanEntries(turn.transaction.environment, interval)) {
    const [first] = group
    if (!first || !keyOf(first).equals(keyOf(entry))) group = []
    group.push(entry)
    if (group.length === 2) groups.push(group)
    if (group.length > 1 && ++count >= MAX_DUPLICATES) break
    if (turn.isOver()) yield
  }
  return groups
}

const keyOf = (entry: Buffer): Buffer => entry.subarray(0, -RECORD_BYTES)

/** Documents may have been changed or removed since their entries were found. */
function violationOf(turn: Turn, { number }: Collection, entries: readonly Buffer[]): Document[] {
  const { environment } = turn.transaction
  const left = entries.filter((entry) => environment.entries.get(entry))
  if (left.length < 2) return []
  const ids = left.map((entry) => mustRead(environment, number, recordOfKey(entry)).doc['_id'])
  return [{ ids }]
}

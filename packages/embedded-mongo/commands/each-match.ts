import type { Prepared } from '../query/run'
import { runPaced } from '../query/run'
import { MongoError } from '../errors'
import type { StoredRecord } from '../store/records'
import type { Store } from '../store/store'
import type { Turn } from '../store/turn'
import { readingOf, stillThere } from './still-there'

const PLAN_KILLED = 175

/**
 * Visits all matching records and yields in between. Their numbers are collected first, each once,
 * because a change may move a document ahead in the index that is read. After a yield, a document
 * that does not match any more is skipped.
 */
export function* eachMatch(
  turn: Turn,
  store: Store,
  namespace: string,
  prepared: Prepared,
  take: (record: StoredRecord) => void,
): Generator<undefined> {
  const collection = turn.transaction.find(namespace)
  if (!collection) return
  const { environment } = store
  const reading = readingOf(collection, prepared.plan)
  const checkStillThere = stillThere(store, store.catalogueVersion(), reading)
  const pace = turn.pace(prepared.query.deadline)
  const numbers = new Set<number>()
  let isAlone = true
  for (const record of runPaced(environment, collection, prepared, { pace, checkStillThere })) {
    if (record) numbers.add(record.number)
    else {
      isAlone = false
      yield
    }
  }
  for (const number of numbers) {
    if (pace.isDue()) {
      isAlone = false
      yield
    }
    if (!isAlone && turn.transaction.find(namespace)?.number !== collection.number) {
      throw new MongoError(PLAN_KILLED, 'query plan killed :: collection dropped')
    }
    const record = turn.transaction.read(collection, number)
    if (record && (isAlone || prepared.filter.matches(record.doc))) take(record)
  }
}

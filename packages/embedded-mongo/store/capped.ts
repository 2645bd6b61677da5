import { toInteger } from '../bson/numbers'
import { MongoError } from '../errors'
import type { Collection, Counters } from './catalogue'
import { scanRecords } from './records'
import type { WriteTransaction } from './transaction'

const OTHER_SIZE = 10003

/** Limits of a capped collection in bytes and documents; undefined for any other. */
function capOf({ options }: Collection): { size: number; max: number } | undefined {
  if (options['capped'] !== true) return undefined
  const max = toInteger(options['max']) ?? 0
  return { size: toInteger(options['size']) ?? 0, max: max > 0 ? max : Number.POSITIVE_INFINITY }
}

export function refuseTooLargeForCap(collection: Collection, { length }: Uint8Array): void {
  const cap = capOf(collection)
  if (cap && length > cap.size) {
    throw new MongoError(2, 'object to insert exceeds cappedMaxSize')
  }
}

/** A document of a capped collection keeps its size. */
export function refuseOtherSize(
  collection: Collection,
  before: Uint8Array,
  after: Uint8Array,
): void {
  if (!capOf(collection) || before.length === after.length) return
  const text = `Cannot change the size of a document in a capped collection: ${before.length} != ${after.length}`
  throw new MongoError(OTHER_SIZE, text)
}

/** Removes the oldest documents of a capped collection after an insert. */
export function evictOldest(
  transaction: WriteTransaction,
  namespace: string,
  counters: Counters,
): void {
  const collection = transaction.find(namespace)
  const cap = collection && capOf(collection)
  if (!collection || !cap) return
  const isOver = (): boolean => counters.size > cap.size || counters.count > cap.max
  if (!isOver()) return
  for (const record of scanRecords(transaction.environment, collection.number)) {
    transaction.remove(namespace, record)
    if (!isOver()) return
  }
}

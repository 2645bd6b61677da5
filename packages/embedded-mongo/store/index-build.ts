import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collection } from './catalogue'
import type { CollectionIndex } from './collection-index'
import { scanRecords } from './records'
import type { WriteTransaction } from './transaction'
import type { Turn } from './turn'

const INDEX_BUILD_ABORTED = 276

/**
 * Builds indexes of a collection in one scan with yields in between. Meanwhile the catalogue has
 * them as being built: each write maintains them, before or after the scan has passed its document,
 * and both add the same entries. `started` receives their numbers for a rollback after a failure.
 */
export function* buildIndexes(
  turn: Turn,
  { namespace, number }: Collection,
  specs: readonly Document[],
  started: (numbers: readonly number[]) => void = () => undefined,
): Generator<undefined> {
  let builds = specs.map((spec) => turn.transaction.newIndex(spec))
  const numbers = builds.map((index) => index.number)
  let last = -1
  for (let isFirst = true; ; isFirst = false) {
    const { transaction } = turn
    const collection = transaction.find(namespace)
    if (collection?.number !== number) throw aborted()
    if (!isFirst) builds = numbers.map((each) => findBuild(collection, each))
    const before = builds
    let isAll = true
    for (const record of scanRecords(transaction.environment, number, false, last)) {
      builds = builds.map((index) => transaction.addToIndex(collection, index, record))
      last = record.number
      if (turn.isOver()) {
        isAll = false
        break
      }
    }
    const others = collection.building.filter((each) => !numbers.includes(each.number))
    if (isAll) {
      const indexes = [...collection.indexes, ...builds]
      transaction.setIndexes(collection, { indexes, building: others })
      return
    }
    if (isFirst) started(numbers)
    if (isFirst || builds.some((index, i) => index !== before[i])) {
      transaction.setIndexes(collection, { building: [...others, ...builds] })
    }
    yield
  }
}

/** Removes indexes after a failed build. */
export function takeBack(transaction: WriteTransaction, numbers: readonly number[]): void {
  for (const collection of [...transaction.collections()]) {
    for (const index of collection.building) {
      if (numbers.includes(index.number)) transaction.dropIndex(collection, index)
    }
  }
}

function findBuild({ building }: Collection, number: number): CollectionIndex {
  const found = building.find((index) => index.number === number)
  if (!found) throw aborted()
  return found
}

function aborted(): MongoError {
  return new MongoError(INDEX_BUILD_ABORTED, 'Index build aborted: the collection was dropped')
}

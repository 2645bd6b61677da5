import { makeInt } from '../bson/numbers'
import { MongoError } from '../errors'
import { namespaceOf } from '../store/catalogue'
import { buildIndexes } from '../store/index-build'
import { Arguments } from './arguments'
import type { Command } from './context'
import { build } from './indexes'
import { collectionName } from './namespaces'

const NAMESPACE_NOT_FOUND = 26
const ABORTED = 276

/** Builds all indexes of a collection anew; the former ones are in use until then. */
export const reIndex: Command = async ({ body }, { db, store }) => {
  const name = collectionName(body, 'reIndex', db)
  new Arguments(body, 'reIndex').allow(['reIndex'])
  const namespace = namespaceOf(db, name)
  return store.buildAlone(namespace, () =>
    build(store, function* (turn, started) {
      const before = turn.transaction.find(namespace)
      if (!before) throw new MongoError(NAMESPACE_NOT_FOUND, `ns does not exist: ${namespace}`)
      const former = before.indexes
      const specs = former.map(({ spec }) => spec)
      yield* buildIndexes(turn, before, specs, started)
      const after = turn.transaction.find(namespace)
      const isSame = former.every((index, i) => after?.indexes[i]?.number === index.number)
      if (!after || !isSame || after.indexes.length !== 2 * former.length) {
        throw new MongoError(ABORTED, 'Index build aborted: an index was changed meanwhile')
      }
      for (const index of former) turn.transaction.dropIndex(after, index)
      const count = makeInt(former.length)
      return { nIndexesWas: count, nIndexes: count, indexes: specs, ok: 1 }
    }),
  )
}

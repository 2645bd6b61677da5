import { makeInt, makeLong } from '../bson/numbers'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { namespaceOf } from '../store/catalogue'
import { verifyCollection } from '../store/verify'
import { Arguments } from './arguments'
import { collectionsOf } from './collections'
import { type Command, type Context, findCollection } from './context'
import { collectionName } from './namespaces'

const NAMESPACE_NOT_FOUND = 26

export const dbStats: Command = ({ body }, { db, store }) => {
  const command = new Arguments(body, 'dbStats').allow([
    'dbStats',
    'dbstats',
    'scale',
    'freeStorage',
  ])
  const scale = command.integer('scale') ?? 1
  const collections = collectionsOf(store.catalogue().values(), db)
  const counters = collections.map((collection) => store.counters(collection))
  const objects = counters.reduce((sum, { count }) => sum + count, 0)
  const dataSize = counters.reduce((sum, { size }) => sum + size, 0)
  return {
    db,
    collections: makeLong(BigInt(collections.length)),
    views: makeLong(0n),
    objects: makeLong(BigInt(objects)),
    avgObjSize: objects > 0 ? dataSize / objects : 0,
    dataSize: dataSize / scale,
    storageSize: dataSize / scale,
    indexes: makeLong(BigInt(collections.reduce((sum, { indexes }) => sum + indexes.length, 0))),
    indexSize: 0,
    totalSize: dataSize / scale,
    scaleFactor: makeLong(BigInt(scale)),
    ok: 1,
  }
}

export const collStats: Command = ({ body }, context) => {
  const { db } = context
  const name = collectionName(body, 'collStats', db)
  const command = new Arguments(body, 'collStats').allow(['collStats', 'scale'])
  const scale = command.integer('scale') ?? 1
  return { ns: `${db}.${name}`, ...collectionStats(context, name, scale), ok: 1 }
}

/** Checks checksums, indexes and counters of a collection against each other. */
export const validate: Command = ({ body }, context) => {
  const name = collectionName(body, 'validate', context.db)
  new Arguments(body, 'validate').allow(['validate', 'full', 'background'])
  const collection = findCollection(context, name)
  if (!collection) {
    throw new MongoError(
      NAMESPACE_NOT_FOUND,
      `Collection '${context.db}.${name}' does not exist to validate.`,
    )
  }
  const { records, keys, errors } = verifyCollection(context.store.environment, collection)
  return {
    ns: collection.namespace,
    nInvalidDocuments: makeInt(0),
    nrecords: makeInt(records),
    nIndexes: makeInt(collection.indexes.length),
    keysPerIndex: Object.fromEntries([...keys].map(([index, count]) => [index, makeInt(count)])),
    valid: errors.length === 0,
    repaired: false,
    warnings: [],
    errors,
    ok: 1,
  }
}

/** Statistics of a collection; empty if it does not exist. */
export function collectionStats({ db, store }: Context, name: string, scale: number): Document {
  const collection = store.catalogue().get(namespaceOf(db, name))
  const { count, size } = collection ? store.counters(collection) : { count: 0, size: 0 }
  return {
    count: makeInt(count),
    size: makeLong(BigInt(Math.trunc(size / scale))),
    ...(count > 0 && { avgObjSize: makeInt(Math.trunc(size / count)) }),
    storageSize: makeLong(BigInt(Math.trunc(size / scale))),
    totalSize: makeLong(BigInt(Math.trunc(size / scale))),
    nindexes: makeInt(collection?.indexes.length ?? 0),
    capped: collection?.options['capped'] === true,
    scaleFactor: makeInt(scale),
  }
}

import { hostname } from 'node:os'
import type { Diagnostics } from '../aggregate/stage'
import { makeInt, makeIntOrLong, makeLong, toDouble } from '../bson/numbers'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { namespaceOf } from '../store/catalogue'
import { useOf } from '../store/index-use'
import { type Sizes, sizesOf } from '../store/sizes'
import { verifyCollection } from '../store/verify'
import { Arguments } from './arguments'
import { collectionsOf } from './collections'
import { type Command, type Context, findCollection } from './context'
import { collectionName, WHOLE_DATABASE } from './namespaces'

const NAMESPACE_NOT_FOUND = 26

export const dbStats: Command = ({ body }, { db, store }) => {
  const command = new Arguments(body, 'dbStats').allow([
    'dbStats',
    'dbstats',
    'scale',
    'freeStorage',
  ])
  const scale = scaleOf(command)
  const collections = collectionsOf(store.catalogue().values(), db)
  const objects = sum(collections.map((collection) => store.counters(collection).count))
  const sizes = collections.map((collection) => sizesOf(store, collection))
  const dataSize = sum(sizes.map(({ data }) => data))
  const storageSize = sum(sizes.map(({ storage }) => storage))
  const indexSize = sum(sizes.flatMap(({ indexes }) => [...indexes.values()]))
  return {
    db,
    collections: makeLong(BigInt(collections.length)),
    views: makeLong(0n),
    objects: makeLong(BigInt(objects)),
    avgObjSize: objects > 0 ? dataSize / objects : 0,
    dataSize: dataSize / scale,
    storageSize: storageSize / scale,
    indexes: makeLong(BigInt(sum(collections.map(({ indexes }) => indexes.length)))),
    indexSize: indexSize / scale,
    totalSize: (storageSize + indexSize) / scale,
    scaleFactor: makeLong(BigInt(scale)),
    ok: 1,
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

function scaleOf(command: Arguments): number {
  const scale = command.integer('scale') ?? 1
  if (scale > 0) return scale
  throw new MongoError(51024, `BSON field 'scale' value must be >= 1, actual value '${scale}'`)
}

export const collStats: Command = ({ body }, context) => {
  const { db } = context
  const name = collectionName(body, 'collStats', db)
  const command = new Arguments(body, 'collStats').allow(['collStats', 'scale'])
  return { ns: `${db}.${name}`, ...collectionStats(context, name, scaleOf(command)), ok: 1 }
}

/** The documents of a collection and their bytes. */
export const dataSize: Command = ({ body }, { store, startedAt }) => {
  const field = 'dataSize' in body ? 'dataSize' : 'datasize'
  const command = new Arguments(body, field)
  command.allow([field, 'estimate'], ['keyPattern', 'min', 'max'])
  const collection = store.catalogue().get(command.needString(field))
  const { count, size } = collection ? store.counters(collection) : { count: 0, size: 0 }
  return {
    size: makeLong(BigInt(size)),
    numObjects: makeLong(BigInt(count)),
    millis: makeInt(Date.now() - startedAt.getTime()),
    estimate: command.flag('estimate'),
    ok: 1,
  }
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
function collectionStats({ db, store }: Context, name: string, scale: number): Document {
  const collection = store.catalogue().get(namespaceOf(db, name))
  const { count } = collection ? store.counters(collection) : { count: 0 }
  const sizes = collection ? sizesOf(store, collection) : NO_SIZES
  const scaled = (size: number): unknown => makeIntOrLong(BigInt(Math.trunc(size / scale)))
  const indexSize = sum([...sizes.indexes.values()])
  const { capped, size: maxSize, max } = collection?.options ?? {}
  return {
    size: scaled(sizes.data),
    count: makeInt(count),
    ...(count > 0 && { avgObjSize: makeInt(Math.trunc(sizes.data / count)) }),
    numOrphanDocs: makeInt(0),
    storageSize: scaled(sizes.storage),
    totalIndexSize: scaled(indexSize),
    totalSize: scaled(sizes.storage + indexSize),
    indexSizes: Object.fromEntries([...sizes.indexes].map(([each, size]) => [each, scaled(size)])),
    indexBuilds: collection?.building.map((index) => index.name) ?? [],
    nindexes: makeInt(collection?.indexes.length ?? 0),
    capped: capped === true,
    ...(capped === true && { maxSize: scaled(toDouble(maxSize)), max: max ?? makeInt(0) }),
    scaleFactor: makeInt(scale),
  }
}

const NO_SIZES: Sizes = { data: 0, storage: 0, indexes: new Map() }

/** The answers of the stages about the server. */
export function diagnosticsOf(context: Context, name: string): Diagnostics {
  const { db, store, startedAt, operations } = context
  const namespace = namespaceOf(db, name)
  const collection = store.catalogue().get(namespace)
  return {
    collStats(spec) {
      for (const part of ['latencyStats', 'queryExecStats']) {
        if (part in spec) throw new MongoError(238, `$collStats.${part}: this is not measured here`)
      }
      if (!collection && Object.keys(spec).length > 0) {
        const statistic = Object.keys(spec)[0] ?? ''
        const text = `Unable to retrieve ${statistic} in $collStats stage :: caused by :: Collection [${namespace}] not found.`
        throw new MongoError(NAMESPACE_NOT_FOUND, text)
      }
      const { storageStats } = spec
      const options = new Arguments(isDocument(storageStats) ? storageStats : {}, 'storageStats')
      const scale = scaleOf(options.allow(['scale']))
      return {
        ns: namespace,
        host: hostname(),
        localTime: startedAt,
        ...(storageStats !== undefined && { storageStats: collectionStats(context, name, scale) }),
        ...('count' in spec && {
          count: makeInt(collection ? store.counters(collection).count : 0),
        }),
      }
    },
    indexStats: () =>
      (collection?.indexes ?? []).map(({ name: index, number, pattern, spec }) => {
        const { reads, since } = useOf(store.environment, number)
        const accesses = { ops: makeLong(BigInt(reads)), since }
        return { name: index, key: pattern, host: hostname(), accesses, spec }
      }),
    currentOp() {
      if (db !== 'admin') {
        const text = `$currentOp must be run against the 'admin' database with {aggregate: 1}`
        throw new MongoError(73, text)
      }
      return operations.describe()
    },
    localSessions() {
      if (name !== WHOLE_DATABASE) {
        const text = `$listLocalSessions must be run against the database with {aggregate: 1}, not a collection`
        throw new MongoError(73, text)
      }
      return context.sessions.describe(startedAt)
    },
  }
}

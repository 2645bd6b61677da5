import { makeInt } from '../bson/numbers'
import { type Document, encode, isDocument, typeName } from '../bson/types'
import { MongoError } from '../errors'
import { describe } from '../query/describe'
import { type Collection, namespaceOf } from '../store/catalogue'
import { CollectionIndex } from '../store/collection-index'
import { buildIndexes, takeBack } from '../store/index-build'
import type { Store } from '../store/store'
import type { Turn } from '../store/turn'
import { cursorReply } from '../wire/cursor-reply'
import { Arguments } from './arguments'
import { type Command, findCollection } from './context'
import { samePattern } from './find'
import { isIdPattern, readIndexSpec } from './index-spec'
import { collectionName, writableName } from './namespaces'

const NAMESPACE_NOT_FOUND = 26
const INDEX_NOT_FOUND = 27
const INVALID_OPTIONS = 72
const OPTIONS_CONFLICT = 85
const KEY_SPECS_CONFLICT = 86
const MAX_INDEXES = 64

export const createIndexes: Command = async ({ body }, { db, store }) => {
  const name = writableName(body, 'createIndexes', db)
  const command = new Arguments(body, 'createIndexes')
  command.allow(['createIndexes', 'indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'])
  const sources = command.needDocuments('indexes')
  if (sources.length === 0) throw new MongoError(2, 'Must specify at least one index to create')
  const namespace = namespaceOf(db, name)
  return store.buildAlone(namespace, () =>
    build(store, function* (turn, started) {
      const known = turn.transaction.find(namespace)
      const options = { collation: known?.options['collation'] as Document | undefined }
      const specs = sources.map((source) => readIndexSpec(source, options))
      const collection = known ?? turn.transaction.create(db, name, {})
      const before = collection.indexes.length
      const missing = missingOf(collection, specs)
      if (missing.length > 0) yield* buildIndexes(turn, collection, missing, started)
      return {
        numIndexesBefore: makeInt(before),
        numIndexesAfter: makeInt(before + missing.length),
        ...(missing.length === 0
          ? { note: 'all indexes already exist' }
          : { createdCollectionAutomatically: !known }),
        ok: 1,
      }
    }),
  )
}

type Build = (
  turn: Turn,
  started: (numbers: readonly number[]) => void,
) => Generator<undefined, Document>

/** A build that fails after its first time slice is rolled back. */
export async function build(store: Store, run: Build): Promise<Document> {
  let unfinished: readonly number[] = []
  try {
    return await store.writeInTurns((turn) => run(turn, (numbers) => (unfinished = numbers)))
  } catch (error) {
    // If that fails too (a full disk), the next start does it.
    if (unfinished.length > 0) {
      await store.write((transaction) => takeBack(transaction, unfinished)).catch(() => undefined)
    }
    throw error
  }
}

/** The indexes to add; an existing equal one is skipped, a similar one is a conflict. */
function missingOf(collection: Collection, specs: readonly Document[]): Document[] {
  const missing: Document[] = []
  let { indexes } = collection
  for (const spec of specs) {
    if (isIdPattern(spec['key'] as Document)) continue
    if (findEqual({ ...collection, indexes }, spec)) continue
    if (indexes.length >= MAX_INDEXES) {
      throw new MongoError(67, `add index fails, too many indexes for ${collection.namespace}`)
    }
    if (collection.options['capped'] === true && spec['expireAfterSeconds'] !== undefined) {
      throw new MongoError(67, 'Cannot create TTL index on a capped collection')
    }
    missing.push(spec)
    indexes = [...indexes, CollectionIndex.create(0, spec)]
  }
  return missing
}

/** The existing index with the same definition; throws on a conflict. */
function findEqual({ indexes }: Collection, spec: Document): CollectionIndex | undefined {
  const name = spec['name']
  for (const index of indexes) {
    const isSameSpec = sameKind(index.spec, spec)
    if (index.name === name) {
      if (isSameSpec && sameOptions(index.spec, spec)) return index
      if (isSameSpec) {
        const text = `An equivalent index already exists with the same name but different options. Requested index: ${describe(spec)}, existing index: ${describe(index.spec)}`
        throw new MongoError(OPTIONS_CONFLICT, text)
      }
      const text = `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${describe(spec)}, existing index: ${describe(index.spec)}`
      throw new MongoError(KEY_SPECS_CONFLICT, text)
    }
    if (isSameSpec) {
      const text = sameOptions(index.spec, spec)
        ? `Index already exists with a different name: ${index.name}`
        : `An equivalent index already exists with a different name and options. Requested index: ${describe(spec)}, existing index: ${describe(index.spec)}`
      throw new MongoError(OPTIONS_CONFLICT, text)
    }
    if (index.weights && spec['weights']) {
      throw new MongoError(OPTIONS_CONFLICT, 'only one text index per collection allowed')
    }
  }
  return undefined
}

/** Identity of an index: those that differ in any of it may coexist. */
function sameKind(a: Document, b: Document): boolean {
  const isSame = (field: string): boolean => same(a[field], b[field])
  return (
    samePattern(a['key'] as Document, b['key'] as Document) &&
    ['partialFilterExpression', 'collation', 'weights', 'unique', 'sparse'].every(isSame)
  )
}

function sameOptions(a: Document, b: Document): boolean {
  return same(a['expireAfterSeconds'], b['expireAfterSeconds'])
}

function same(a: unknown, b: unknown): boolean {
  return Buffer.from(encode({ a })).equals(encode({ a: b }))
}

export const dropIndexes: Command = async ({ body }, { db, store }) => {
  const name = collectionName(body, 'dropIndexes', db)
  new Arguments(body, 'dropIndexes').allow(['dropIndexes', 'index'])
  const wanted = body['index']
  return store.write((transaction) => {
    const collection = transaction.find(namespaceOf(db, name))
    if (!collection)
      throw new MongoError(NAMESPACE_NOT_FOUND, `ns not found ${namespaceOf(db, name)}`)
    const unfinished = wanted === '*' ? collection.building : []
    for (const index of [...selectIndexes(collection, wanted), ...unfinished]) {
      transaction.dropIndex(collection, index)
    }
    return {
      nIndexesWas: makeInt(collection.indexes.length),
      ...(wanted === '*' && { msg: 'non-_id indexes dropped for collection' }),
      ok: 1,
    }
  })
}

function selectIndexes({ indexes }: Collection, wanted: unknown): CollectionIndex[] {
  if (wanted === '*') return indexes.filter((index) => index.name !== '_id_')
  if (Array.isArray(wanted)) return wanted.map((name) => selectIndex(indexes, name))
  return [selectIndex(indexes, wanted)]
}

function selectIndex(indexes: readonly CollectionIndex[], wanted: unknown): CollectionIndex {
  if (typeof wanted !== 'string' && !isDocument(wanted)) {
    throw new MongoError(14, `dropIndexes.index has the wrong type ${typeName(wanted)}`)
  }
  const found = indexes.filter((index) =>
    typeof wanted === 'string' ? index.name === wanted : samePattern(index.pattern, wanted),
  )
  const [index] = found
  if (!index) {
    const shown =
      typeof wanted === 'string' ? `with name [${wanted}]` : `with key: ${describe(wanted)}`
    const problem = typeof wanted === 'string' ? 'index not found' : "can't find index"
    throw new MongoError(INDEX_NOT_FOUND, `${problem} ${shown}`)
  }
  if (found.length > 1) throw new MongoError(181, `${found.length} indexes found for key`)
  if (index.name === '_id_') throw new MongoError(INVALID_OPTIONS, 'cannot drop _id index')
  return index
}

export const listIndexes: Command = async ({ body }, context) => {
  const { db, cursors } = context
  const name = collectionName(body, 'listIndexes', db)
  const command = new Arguments(body, 'listIndexes')
  command.allow(['listIndexes', 'cursor', 'includeBuildUUIDs', 'includeIndexBuildInfo'])
  const collection = findCollection(context, name)
  const namespace = namespaceOf(db, name)
  if (!collection) throw new MongoError(NAMESPACE_NOT_FOUND, `ns does not exist: ${namespace}`)
  const cursor = new Arguments(command.document('cursor') ?? {}, 'cursor')
  const rows = collection.indexes.map(({ spec }) => encode(spec)).values()
  const source = { namespace, rows, reads: undefined }
  return cursorReply('firstBatch', await cursors.start(source, cursor.count('batchSize')))
}

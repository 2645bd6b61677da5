import { Binary } from 'bson'
import { type Document, encode } from '../bson/types'
import { makeInt, makeIntOrLong, makeLong } from '../bson/numbers'
import { MongoError } from '../errors'
import { parseCollation } from '../query/collation'
import { compileFilter } from '../query/match'
import { type Collection, namespaceOf } from '../store/catalogue'
import { cursorReply } from '../wire/cursor-reply'
import { Arguments } from './arguments'
import type { Command } from './context'
import {
  checkDatabase,
  checkNamespace,
  checkWritable,
  collectionName,
  writableName,
} from './namespaces'

const NAMESPACE_NOT_FOUND = 26
const NAMESPACE_EXISTS = 48
const SMALLEST_CAP = 4096
const CAP_STEP = 256
const BUILD_IN_PROGRESS = 12587
const CREATE_OPTIONS = [
  'create',
  'collation',
  'idIndex',
  'autoIndexId',
  'flags',
  'capped',
  'size',
  'max',
]
const CREATE_UNSUPPORTED = [
  'timeseries',
  'viewOn',
  'pipeline',
  'clusteredIndex',
  'encryptedFields',
  'validator',
  'validationLevel',
  'validationAction',
  'expireAfterSeconds',
  'changeStreamPreAndPostImages',
  'storageEngine',
  'indexOptionDefaults',
]

export const create: Command = async ({ body }, { db, store }) => {
  const name = writableName(body, 'create', db)
  const command = new Arguments(body, 'create').allow(CREATE_OPTIONS, CREATE_UNSUPPORTED)
  const options = readOptions(command)
  return store.write((transaction) => {
    const existing = transaction.find(namespaceOf(db, name))
    if (existing && !isSameAs(existing, options)) {
      throw new MongoError(
        NAMESPACE_EXISTS,
        `namespace ${db}.${name} already exists, but with different options`,
      )
    }
    if (!existing) transaction.create(db, name, options)
    return { ok: 1 }
  })
}

/** The stored options of a collection: collation and capped limits. */
function readOptions(command: Arguments): Document {
  const collation = parseCollation(command.document('collation'))
  const options: Document = collation ? { collation: collation.spec } : {}
  const size = command.integer('size')
  const max = command.integer('max')
  return command.flag('capped') ? { ...cappedOptions(size, max), ...options } : options
}

export function cappedOptions(size: number | undefined, max: number | undefined): Document {
  if (size === undefined || size <= 0) {
    throw new MongoError(72, "the 'size' field is required when 'capped' is true")
  }
  const whole = Math.max(SMALLEST_CAP, Math.ceil(size / CAP_STEP) * CAP_STEP)
  const options: Document = { capped: true, size: makeIntOrLong(BigInt(whole)) }
  if (max !== undefined) options['max'] = makeIntOrLong(BigInt(max))
  return options
}

function isSameAs(collection: Collection, options: Document): boolean {
  return Buffer.from(encode(options)).equals(encode(collection.options))
}

export const drop: Command = async ({ body }, { db, store }) => {
  const name = collectionName(body, 'drop', db)
  return store.write((transaction) => {
    const collection = transaction.find(namespaceOf(db, name))
    if (!collection) return { ok: 1 }
    transaction.drop(collection)
    return { nIndexesWas: makeInt(collection.indexes.length), ns: collection.namespace, ok: 1 }
  })
}

export const dropDatabase: Command = async (_request, { db, store }) =>
  store.write((transaction) => {
    const found = [...transaction.collections()].filter((collection) => collection.db === db)
    for (const collection of found) transaction.drop(collection)
    return { ...(found.length > 0 && { dropped: db }), ok: 1 }
  })

export const renameCollection: Command = async ({ body }, { store, db }) => {
  if (db !== 'admin') {
    throw new MongoError(13, 'renameCollection may only be run against the admin database.')
  }
  const command = new Arguments(body, 'renameCollection')
  command.allow(['renameCollection', 'to', 'dropTarget', 'stayTemp'])
  const from = command.needString('renameCollection')
  const [toDb, toName] = splitNamespace(command.needString('to'))
  checkWritable(toDb, toName)
  splitNamespace(from)
  const replaces = command.flag('dropTarget')
  return store.write((transaction) => {
    const source = transaction.find(from)
    if (!source)
      throw new MongoError(NAMESPACE_NOT_FOUND, `Source collection ${from} does not exist`)
    const target = transaction.find(namespaceOf(toDb, toName))
    if (target?.number === source.number) {
      throw new MongoError(20, `Can't rename a collection to itself`)
    }
    if (source.building.length > 0) {
      throw new MongoError(BUILD_IN_PROGRESS, `an index of ${from} is being built`)
    }
    if (target && !replaces) throw new MongoError(NAMESPACE_EXISTS, 'target namespace exists')
    if (target) transaction.drop(target)
    transaction.rename(source, toDb, toName)
    return { ok: 1 }
  })
}

function splitNamespace(namespace: string): [string, string] {
  const dot = namespace.indexOf('.')
  const db = dot === -1 ? namespace : namespace.slice(0, dot)
  const name = dot === -1 ? '' : namespace.slice(dot + 1)
  checkDatabase(db)
  checkNamespace(db, name)
  return [db, name]
}

export const listCollections: Command = async ({ body }, { db, store, cursors }) => {
  const command = new Arguments(body, 'listCollections')
  command.allow(['listCollections', 'filter', 'nameOnly', 'authorizedCollections', 'cursor'])
  const filter = compileFilter(command.document('filter') ?? {})
  const isNameOnly = command.flag('nameOnly')
  const rows = collectionsOf(store.catalogue().values(), db)
    .map(describeCollection)
    .filter((entry) => filter.matches(entry))
    .map(({ name, type, ...rest }) => encode(isNameOnly ? { name, type } : { name, type, ...rest }))
  const cursor = new Arguments(command.document('cursor') ?? {}, 'cursor')
  const source = { namespace: `${db}.$cmd.listCollections`, rows: rows.values(), reads: undefined }
  return cursorReply('firstBatch', await cursors.start(source, cursor.count('batchSize')))
}

function describeCollection(collection: Collection): Document {
  const { name, options, indexes } = collection
  const info = { readOnly: false, uuid: uuidOf(collection) }
  return { name, type: 'collection', options, info, idIndex: indexes[0]?.spec }
}

export function uuidOf({ uuid }: Collection): Binary {
  return new Binary(Buffer.from(uuid.replaceAll('-', ''), 'hex'), Binary.SUBTYPE_UUID)
}

export const listDatabases: Command = ({ body }, { store }) => {
  const command = new Arguments(body, 'listDatabases')
  command.allow(['listDatabases', 'filter', 'nameOnly', 'authorizedDatabases'])
  const filter = compileFilter(command.document('filter') ?? {})
  const sizes = new Map<string, number>()
  for (const collection of store.catalogue().values()) {
    const { size } = store.counters(collection)
    sizes.set(collection.db, (sizes.get(collection.db) ?? 0) + size)
  }
  const databases = [...sizes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, size]): Document => ({ name, sizeOnDisk: makeLong(BigInt(size)), empty: false }))
    .filter((entry) => filter.matches(entry))
  if (command.flag('nameOnly')) return { databases: databases.map(({ name }) => ({ name })), ok: 1 }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return { databases, totalSize: makeLong(BigInt(total)), ok: 1 }
}

export function collectionsOf(collections: Iterable<Collection>, db: string): Collection[] {
  return [...collections].filter((collection) => collection.db === db)
}

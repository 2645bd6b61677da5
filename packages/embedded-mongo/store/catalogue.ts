import { decode, type Document, encode } from '../bson/types'
import { CollectionIndex } from './collection-index'
import type { Environment } from './environment'
import { numberKey, seal, unseal } from './layout'

/** A collection in one state of the catalogue; immutable. */
export type Collection = {
  number: number
  db: string
  name: string
  namespace: string
  uuid: string
  options: Document
  indexes: readonly CollectionIndex[]
  /** Indexes being built: writes maintain them, reads do not use them yet. */
  building: readonly CollectionIndex[]
}

/** One state of all collections, by namespace. */
export type Catalogue = ReadonlyMap<string, Collection>

export type Counters = { count: number; size: number; next: number }

const VERSION_KEY = Buffer.from('catalogue version')
const NEXT_KEY = Buffer.from('next number')

export const namespaceOf = (db: string, name: string): string => `${db}.${name}`

/**
 * The catalogue of the file. Only this process changes it, in synchronous transactions after which
 * LMDB reads anew: a reader never sees an index without its entries, nor a dropped one.
 */
export class CatalogueCache {
  private known: { version: number; catalogue: Catalogue } | undefined
  private readonly counters = new Map<number, Counters>()

  constructor(private readonly environment: Environment) {}

  current(): Catalogue {
    return this.state().catalogue
  }

  version(): number {
    return this.state().version
  }

  /** It needs a write transaction and replaces the current catalogue. */
  replace(catalogue: Catalogue): void {
    const version = this.version() + 1
    writeNumber(this.environment, VERSION_KEY, version)
    this.known = { version, catalogue }
  }

  /** The counters of a collection as the last transaction left them. */
  countersOf(number: number): Counters {
    const known = this.counters.get(number)
    return known ? { ...known } : readCounters(this.environment, number)
  }

  /** It needs a write transaction. */
  saveCounters(number: number, counters: Counters): void {
    saveCounters(this.environment, number, counters)
    this.counters.set(number, counters)
  }

  dropCounters(number: number): void {
    this.environment.counters.removeSync(numberKey(number))
    this.counters.delete(number)
  }

  /** It discards uncommitted state after an abort. */
  forget(): void {
    this.known = undefined
    this.counters.clear()
  }

  private state(): { version: number; catalogue: Catalogue } {
    this.known ??= {
      version: readNumber(this.environment, VERSION_KEY),
      catalogue: load(this.environment),
    }
    return this.known
  }
}

/** It needs a write transaction; the number of a collection or an index was never used before. */
export function takeNumber(environment: Environment): number {
  const next = readNumber(environment, NEXT_KEY) + 1
  writeNumber(environment, NEXT_KEY, next)
  return next
}

export function saveCollection(environment: Environment, collection: Collection): void {
  const { db, name, uuid, options } = collection
  const [indexes, building] = [collection.indexes, collection.building].map((list) =>
    list.map((index) => index.toDocument()),
  )
  const key = numberKey(collection.number)
  const unfinished = building?.length ? { building } : {}
  const content = encode({ db, name, uuid, options, indexes, ...unfinished })
  environment.catalogue.putSync(key, seal(key, content))
}

export function readCounters(environment: Environment, number: number): Counters {
  const key = numberKey(number)
  const stored = environment.counters.get(key)
  if (!stored) return { count: 0, size: 0, next: 1 }
  const content = unseal(key, stored)
  return {
    count: content.readDoubleBE(0),
    size: content.readDoubleBE(8),
    next: content.readDoubleBE(16),
  }
}

function saveCounters(environment: Environment, number: number, counters: Counters): void {
  const content = Buffer.allocUnsafe(24)
  content.writeDoubleBE(counters.count, 0)
  content.writeDoubleBE(counters.size, 8)
  content.writeDoubleBE(counters.next, 16)
  const key = numberKey(number)
  environment.counters.putSync(key, seal(key, content))
}

function load({ catalogue }: Environment): Catalogue {
  const collections = new Map<string, Collection>()
  for (const { key, value } of catalogue.getRange()) {
    const stored = decode(unseal(key, value))
    const db = String(stored['db'])
    const name = String(stored['name'])
    const namespace = namespaceOf(db, name)
    collections.set(namespace, {
      number: key.readUInt32BE(),
      db,
      name,
      namespace,
      uuid: String(stored['uuid']),
      options: stored['options'] as Document,
      indexes: indexesOf(stored['indexes']),
      building: indexesOf(stored['building'] ?? []),
    })
  }
  return collections
}

function indexesOf(stored: unknown): CollectionIndex[] {
  return (stored as Document[]).map((index) => CollectionIndex.fromDocument(index))
}

function readNumber({ meta }: Environment, key: Buffer): number {
  const stored = meta.get(key)
  return stored ? unseal(key, stored).readDoubleBE() : 0
}

function writeNumber({ meta }: Environment, key: Buffer, value: number): void {
  const content = Buffer.allocUnsafe(8)
  content.writeDoubleBE(value)
  meta.putSync(key, seal(key, content))
}

import { randomUUID } from 'node:crypto'
import type { Key } from '../bson/keys'
import { type Document, encode } from '../bson/types'
import { MongoError } from '../errors'
import {
  type Catalogue,
  type CatalogueCache,
  type Collection,
  type Counters,
  namespaceOf,
  readCounters,
  saveCollection,
  saveCounters,
  takeNumber,
} from './catalogue'
import { CollectionIndex } from './collection-index'
import { checkUnique } from './duplicate'
import { refuseGrownTooLarge, refuseTooLarge } from './document-size'
import type { Environment } from './environment'
import { entryKey, numberKey, recordKey, seal } from './layout'
import { clearOrNote } from './leftovers'
import { readRecord, type StoredRecord } from './records'

const EMPTY = Buffer.alloc(0)

/**
 * The changes of one command, within an LMDB write transaction. Reads through the environment see
 * what was written so far. Every change of a document is checked in full before it is applied.
 */
export class WriteTransaction {
  private catalogue: Catalogue
  private isCatalogueChanged = false
  /** Whether something was dropped, which may have left much behind. */
  hasDropped = false
  private readonly counters = new Map<number, Counters>()

  constructor(
    readonly environment: Environment,
    private readonly cache: CatalogueCache,
  ) {
    this.catalogue = cache.current()
  }

  find(namespace: string): Collection | undefined {
    return this.catalogue.get(namespace)
  }

  collections(): Iterable<Collection> {
    return this.catalogue.values()
  }

  /** Makes the collection where it does not exist, as the first insert does. */
  findOrCreate(db: string, name: string): Collection {
    return this.find(namespaceOf(db, name)) ?? this.create(db, name, {})
  }

  create(db: string, name: string, options: Document): Collection {
    const { environment } = this
    const spec: Document = { v: 2, key: { _id: 1 }, name: '_id_' }
    if (options['collation']) spec['collation'] = options['collation']
    const collection: Collection = {
      number: takeNumber(environment),
      db,
      name,
      namespace: namespaceOf(db, name),
      uuid: randomUUID(),
      options,
      indexes: [CollectionIndex.create(takeNumber(environment), spec)],
      building: [],
    }
    this.put(collection)
    return collection
  }

  drop(collection: Collection): void {
    const { catalogue, counters } = this.environment
    for (const index of maintained(collection))
      clearOrNote(this.environment, 'entries', index.number)
    clearOrNote(this.environment, 'records', collection.number)
    const key = numberKey(collection.number)
    counters.removeSync(key)
    catalogue.removeSync(key)
    this.counters.delete(collection.number)
    this.hasDropped = true
    const rest = new Map(this.catalogue)
    rest.delete(collection.namespace)
    this.change(rest)
  }

  rename(collection: Collection, db: string, name: string): void {
    const rest = new Map(this.catalogue)
    rest.delete(collection.namespace)
    this.change(rest)
    this.put({ ...collection, db, name, namespace: namespaceOf(db, name) })
  }

  setOptions(collection: Collection, options: Document): void {
    this.put({ ...collection, options })
  }

  newIndex(spec: Document): CollectionIndex {
    return CollectionIndex.create(takeNumber(this.environment), spec)
  }

  /** Puts a record into an index that is being built; a duplicate refuses it. */
  addToIndex(
    collection: Collection,
    index: CollectionIndex,
    { number, doc }: StoredRecord,
  ): CollectionIndex {
    const keys = index.keysOf(doc)
    if (index.isUnique) checkUnique(this.environment, collection, index, doc, keys, number)
    for (const key of keys) this.putEntry(index, key, number)
    return index.having(doc, keys)
  }

  /** Names what is being built, and what is ready from now on. */
  setIndexes(
    { namespace }: Collection,
    lists: Partial<Pick<Collection, 'indexes' | 'building'>>,
  ): void {
    this.put({ ...this.need(namespace), ...lists })
  }

  /** Takes back an index, ready or being built. */
  dropIndex({ namespace }: Collection, { number }: CollectionIndex): void {
    clearOrNote(this.environment, 'entries', number)
    this.hasDropped = true
    const current = this.need(namespace)
    const others = (list: readonly CollectionIndex[]): CollectionIndex[] =>
      list.filter((index) => index.number !== number)
    this.put({
      ...current,
      indexes: others(current.indexes),
      building: others(current.building),
    })
  }

  /** Replaces the definition of an index whose entries stay as they are. */
  changeIndex(collection: Collection, index: CollectionIndex, spec: Document): void {
    const changed = new CollectionIndex(index.number, spec, index.flags)
    const indexes = collection.indexes.map((each) => (each === index ? changed : each))
    this.put({ ...collection, indexes })
  }

  /** Inserts a document (with its _id first); `bytes` are its BSON where they are known. */
  insert(namespace: string, doc: Document, bytes: Uint8Array = encode(doc)): void {
    const collection = this.need(namespace)
    refuseTooLarge(bytes)
    const indexes = maintained(collection)
    const keys = indexes.map((index) => index.keysOf(doc))
    indexes.forEach((index, i) => {
      if (index.isUnique)
        checkUnique(this.environment, collection, index, doc, keys[i] ?? [], undefined)
    })
    const counters = this.countersOf(collection)
    const record = counters.next
    this.putRecord(collection, record, bytes)
    indexes.forEach((index, i) => {
      for (const key of keys[i] ?? []) this.putEntry(index, key, record)
    })
    counters.next += 1
    counters.count += 1
    counters.size += bytes.length
    this.widen(collection, doc, keys)
  }

  replace(namespace: string, old: StoredRecord, doc: Document): void {
    const collection = this.need(namespace)
    const bytes = encode(doc)
    refuseGrownTooLarge(bytes)
    const indexes = maintained(collection)
    const before = indexes.map((index) => index.keysOf(old.doc))
    const after = indexes.map((index) => index.keysOf(doc))
    const added = after.map((keys, i) => without(keys, before[i] ?? []))
    const removed = before.map((keys, i) => without(keys, after[i] ?? []))
    indexes.forEach((index, i) => {
      if (index.isUnique)
        checkUnique(this.environment, collection, index, doc, added[i] ?? [], old.number)
    })
    this.putRecord(collection, old.number, bytes)
    indexes.forEach((index, i) => {
      for (const key of removed[i] ?? []) this.removeEntry(index, key, old.number)
      for (const key of added[i] ?? []) this.putEntry(index, key, old.number)
    })
    this.countersOf(collection).size += bytes.length - old.bytes.length
    this.widen(collection, doc, after)
  }

  remove(namespace: string, old: StoredRecord): void {
    const collection = this.need(namespace)
    this.environment.records.removeSync(recordKey(collection.number, old.number))
    for (const index of maintained(collection)) {
      for (const key of index.keysOf(old.doc)) this.removeEntry(index, key, old.number)
    }
    const counters = this.countersOf(collection)
    counters.count -= 1
    counters.size -= old.bytes.length
  }

  read(collection: Collection, record: number): StoredRecord | undefined {
    return readRecord(this.environment, collection.number, record)
  }

  /** Writes what is kept once for the whole command; called when the command has succeeded. */
  finish(): void {
    if (this.isCatalogueChanged) this.cache.replace(this.catalogue)
    for (const [number, counters] of this.counters) {
      saveCounters(this.environment, number, counters)
    }
  }

  private need(namespace: string): Collection {
    const collection = this.find(namespace)
    if (!collection) throw new MongoError(26, `ns not found: ${namespace}`)
    return collection
  }

  private put(collection: Collection): void {
    saveCollection(this.environment, collection)
    this.change(new Map(this.catalogue).set(collection.namespace, collection))
  }

  private change(catalogue: Catalogue): void {
    this.catalogue = catalogue
    this.isCatalogueChanged = true
  }

  private countersOf({ number }: Collection): Counters {
    const known = this.counters.get(number)
    if (known) return known
    const counters = readCounters(this.environment, number)
    this.counters.set(number, counters)
    return counters
  }

  /** Notes the first array or over-long key that an index meets. */
  private widen(collection: Collection, doc: Document, keys: readonly Key[][]): void {
    const known = maintained(collection)
    const wider = known.map((index, i) => index.having(doc, keys[i] ?? []))
    if (wider.every((index, i) => index === known[i])) return
    const ready = collection.indexes.length
    this.put({ ...collection, indexes: wider.slice(0, ready), building: wider.slice(ready) })
  }

  private putRecord({ number }: Collection, record: number, bytes: Uint8Array): void {
    const key = recordKey(number, record)
    this.environment.records.putSync(key, seal(key, bytes))
  }

  private putEntry(index: CollectionIndex, { bytes }: Key, record: number): void {
    const key = entryKey(index.number, bytes, record)
    this.environment.entries.putSync(key, seal(key, EMPTY))
  }

  private removeEntry(index: CollectionIndex, { bytes }: Key, record: number): void {
    this.environment.entries.removeSync(entryKey(index.number, bytes, record))
  }
}

/** All indexes that a write keeps up, those that are ready first. */
function maintained({ indexes, building }: Collection): readonly CollectionIndex[] {
  return building.length > 0 ? [...indexes, ...building] : indexes
}

function without(keys: readonly Key[], others: readonly Key[]): Key[] {
  return keys.filter(({ bytes }) => !others.some((other) => other.bytes.equals(bytes)))
}

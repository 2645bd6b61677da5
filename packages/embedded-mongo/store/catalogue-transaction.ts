import { randomUUID } from 'node:crypto'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import {
  type Catalogue,
  type CatalogueCache,
  type Collection,
  type Counters,
  namespaceOf,
  saveCollection,
  takeNumber,
} from './catalogue'
import { CollectionIndex } from './collection-index'
import type { Environment } from './environment'
import { forgetUse, noteNewIndex } from './index-use'
import { numberKey } from './layout'
import { clearOrNote } from './leftovers'

/** The changes of collections and indexes, within an LMDB write transaction. */
export class CatalogueTransaction {
  private catalogue: Catalogue
  private isCatalogueChanged = false
  /** Whether something was dropped, whose data is still to remove. */
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

  /** Creates the collection if missing, as the first insert does. */
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
      indexes: [this.newIndex(spec)],
      building: [],
    }
    this.put(collection)
    return collection
  }

  drop(collection: Collection): void {
    for (const { number } of maintained(collection)) this.clearIndex(number)
    clearOrNote(this.environment, 'records', collection.number)
    this.environment.catalogue.removeSync(numberKey(collection.number))
    this.cache.dropCounters(collection.number)
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

  newIndex(spec: Document): CollectionIndex {
    const number = takeNumber(this.environment)
    noteNewIndex(this.environment, number)
    return CollectionIndex.create(number, spec)
  }

  /** Sets the indexes being built and those that are ready. */
  setIndexes(
    { namespace }: Collection,
    lists: Partial<Pick<Collection, 'indexes' | 'building'>>,
  ): void {
    this.put({ ...this.need(namespace), ...lists })
  }

  /** Removes an index, ready or being built. */
  dropIndex({ namespace }: Collection, { number }: CollectionIndex): void {
    this.clearIndex(number)
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

  private clearIndex(number: number): void {
    clearOrNote(this.environment, 'entries', number)
    forgetUse(this.environment, number)
  }

  /** Replaces the definition of an index and keeps its entries. */
  changeIndex(collection: Collection, index: CollectionIndex, spec: Document): void {
    const changed = new CollectionIndex(index.number, spec, index.flags)
    const indexes = collection.indexes.map((each) => (each === index ? changed : each))
    this.put({ ...collection, indexes })
  }

  /** Writes the counters and flags of the whole command, after it has succeeded. */
  finish(): void {
    if (this.isCatalogueChanged) this.cache.replace(this.catalogue)
    for (const [number, counters] of this.counters) {
      this.cache.saveCounters(number, counters)
    }
  }

  protected need(namespace: string): Collection {
    const collection = this.find(namespace)
    if (!collection) throw new MongoError(26, `ns not found: ${namespace}`)
    return collection
  }

  protected put(collection: Collection): void {
    saveCollection(this.environment, collection)
    this.change(new Map(this.catalogue).set(collection.namespace, collection))
  }

  private change(catalogue: Catalogue): void {
    this.catalogue = catalogue
    this.isCatalogueChanged = true
  }

  protected countersOf({ number }: Collection): Counters {
    const known = this.counters.get(number)
    if (known) return known
    const counters = this.cache.countersOf(number)
    this.counters.set(number, counters)
    return counters
  }
}

/** All indexes that a write maintains, ready ones first. */
export function maintained({ indexes, building }: Collection): readonly CollectionIndex[] {
  return building.length > 0 ? [...indexes, ...building] : indexes
}

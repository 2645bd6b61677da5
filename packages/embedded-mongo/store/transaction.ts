import type { Key } from '../bson/keys'
import { type Document, encode } from '../bson/types'
import { evictOldest, refuseOtherSize, refuseTooLargeForCap } from './capped'
import type { Collection } from './catalogue'
import { CatalogueTransaction, maintained } from './catalogue-transaction'
import type { CollectionIndex } from './collection-index'
import { checkUnique } from './duplicate'
import { refuseGrownTooLarge, refuseTooLarge } from './document-size'
import { entryKey, recordKey, seal } from './layout'
import { readRecord, type StoredRecord } from './records'

const EMPTY = Buffer.alloc(0)

/**
 * The changes of commands within an LMDB write transaction. Reads through the environment see
 * earlier writes of it. Every change of a document is validated before it is applied.
 */
export class WriteTransaction extends CatalogueTransaction {
  /** Inserts a document (_id first); `bytes` is its BSON if known. */
  insert(namespace: string, doc: Document, bytes: Uint8Array = encode(doc)): void {
    const collection = this.need(namespace)
    refuseTooLarge(bytes)
    refuseTooLargeForCap(collection, bytes)
    const keys: Key[][] = []
    const indexes = maintained(collection)
    for (const index of indexes) {
      const docKeys = index.keysOf(doc)
      if (refusesDuplicates(index)) {
        checkUnique(this.environment, collection, index, doc, docKeys, undefined)
      }
      keys.push(docKeys)
    }
    const counters = this.countersOf(collection)
    const record = counters.next
    this.putRecord(collection, record, bytes)
    for (const [i, index] of indexes.entries()) {
      for (const key of keys[i] ?? []) this.putEntry(index, key, record)
    }
    counters.next += 1
    counters.count += 1
    counters.size += bytes.length
    this.widen(collection, doc, keys)
    evictOldest(this, namespace, counters)
  }

  replace(namespace: string, old: StoredRecord, doc: Document): void {
    const collection = this.need(namespace)
    const bytes = encode(doc)
    refuseGrownTooLarge(bytes)
    refuseOtherSize(collection, old.bytes, bytes)
    const indexes = maintained(collection)
    const before = indexes.map((index) => index.keysOf(old.doc))
    const after = indexes.map((index) => index.keysOf(doc))
    const added = after.map((keys, i) => without(keys, before[i] ?? []))
    const removed = before.map((keys, i) => without(keys, after[i] ?? []))
    indexes.forEach((index, i) => {
      if (refusesDuplicates(index)) {
        checkUnique(this.environment, collection, index, doc, added[i] ?? [], old.number)
      }
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

  /** Adds a record to an index being built; a duplicate throws. */
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

  /** Records the first array or truncated key of an index. */
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

function refusesDuplicates({ isUnique, isPreparedUnique }: CollectionIndex): boolean {
  return isUnique || isPreparedUnique
}

function without(keys: readonly Key[], others: readonly Key[]): Key[] {
  return keys.filter(({ bytes }) => !others.some((other) => other.bytes.equals(bytes)))
}

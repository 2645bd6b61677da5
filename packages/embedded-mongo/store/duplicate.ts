import type { Key } from '../bson/keys'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { describe } from '../query/describe'
import type { Collection } from './catalogue'
import type { CollectionIndex } from './collection-index'
import type { Environment } from './environment'
import { above, entryPrefix, recordOfKey } from './layout'
import { mustRead } from './records'

const DUPLICATE_KEY = 11000

/** Throws where another record than `self` already has one of these keys of a unique index. */
export function checkUnique(
  environment: Environment,
  collection: Collection,
  index: CollectionIndex,
  doc: Document,
  keys: readonly Key[],
  self: number | undefined,
): void {
  for (const key of keys) {
    const start = entryPrefix(index.number, key.bytes)
    for (const entry of environment.entries.getKeys({ start, end: above(start) })) {
      const other = recordOfKey(entry)
      if (other === self) continue
      if (key.isCut && !haveSameWholeKey(environment, collection, index, doc, other)) continue
      throw duplicateKey(collection, index, index.valuesOfKey(doc, key))
    }
  }
}

/** Truncated keys may collide by hash, so the documents decide. */
function haveSameWholeKey(
  environment: Environment,
  collection: Collection,
  index: CollectionIndex,
  doc: Document,
  other: number,
): boolean {
  const { doc: stored } = mustRead(environment, collection.number, other)
  const wholes = new Set(index.wholeKeysOf(stored).map((bytes) => bytes.toString('latin1')))
  return index.wholeKeysOf(doc).some((bytes) => wholes.has(bytes.toString('latin1')))
}

/** MongoDB's E11000 with keyPattern and keyValue. */
function duplicateKey(
  { namespace }: Collection,
  index: CollectionIndex,
  values: readonly unknown[],
): MongoError {
  const keyValue: Document = {}
  index.fields.forEach((field, i) => {
    keyValue[field] = values[i] ?? null
  })
  const shown = index.fields.map((field) => `${field}: ${describe(keyValue[field])}`).join(', ')
  const collation = index.collation && isDocument(index.spec['collation'])
  const text =
    `E11000 duplicate key error collection: ${namespace} index: ${index.name}` +
    `${collation ? ` collation: ${describe(index.spec['collation'])}` : ''} dup key: { ${shown} }`
  return new MongoError(DUPLICATE_KEY, text, { keyPattern: index.pattern, keyValue })
}

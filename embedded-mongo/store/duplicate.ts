import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { describe } from '../query/describe'
import type { Collection } from './catalogue'
import type { CollectionIndex } from './collection-index'

const DUPLICATE_KEY = 11000

/** E11000 in MongoDB's words, with keyPattern and keyValue. */
export function duplicateKey(
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

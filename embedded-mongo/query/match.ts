import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'

export type Filter = {
  matches(doc: Document): boolean
  /** The array index that the positional operator stands for, undefined where none was found. */
  position(doc: Document): number | undefined
}

export type FilterOptions = {
  collation?: Collation
  variables?: Document
  /** The score of a document for the filter's $text, undefined where it does not match. */
  text?: (doc: Document) => number | undefined
}

export function compileFilter(_filter: Document, _options: FilterOptions = {}): Filter {
  throw new MongoError(238, 'not written yet')
}

import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'

export type Score = (doc: Document) => number | undefined

export function compileSort(
  _spec: Document,
  _collation?: Collation,
  _score?: Score,
): (a: Document, b: Document) => number {
  throw new MongoError(238, 'not written yet')
}

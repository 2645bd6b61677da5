import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'

export function distinctValues(
  _docs: Iterable<Document>,
  _path: string,
  _collation?: Collation,
): unknown[] {
  throw new MongoError(238, 'not written yet')
}

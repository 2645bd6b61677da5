import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'
import type { Filter } from './match'
import type { Score } from './sort'

export type ProjectionContext = {
  filter?: Filter
  collation?: Collation
  variables?: Document
  score?: Score
}

export function compileProjection(
  _spec: Document,
  _context: ProjectionContext,
): (doc: Document) => Document {
  throw new MongoError(238, 'not written yet')
}

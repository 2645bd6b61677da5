import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from '../query/collation'

export type UpdateOptions = {
  arrayFilters?: Document[]
  collation?: Collation
  variables?: Document
  now: Date
  multi: boolean
  upsert: boolean
}

export type Update = {
  /** The changed document; the input stays as it is, and is itself returned when nothing changed. */
  apply(doc: Document, match: { position?: number; inserting?: boolean }): Document
  /** The document that an upsert inserts, with its _id. */
  insertFrom(filter: Document): Document
}

export function compileUpdate(_update: Document | Document[], _options: UpdateOptions): Update {
  throw new MongoError(238, 'not written yet')
}

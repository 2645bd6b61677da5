import type { Document } from '../bson/types'
import type { Collection } from '../store/catalogue'
import { namespaceOf } from '../store/catalogue'
import type { Store } from '../store/store'
import type { Cursors } from './cursors'

/** One request as the wire layer reads it; document sequences stay bytes until they are needed. */
export type Request = {
  body: Document
  sequences: ReadonlyMap<string, Uint8Array[]>
}

/** What a command works with. */
export type Context = {
  store: Store
  cursors: Cursors
  db: string
  connection: number
  /** Whether only the owner of the data can have sent this. */
  isPrivate: boolean
  startedAt: Date
}

/** A reply as a document, or as the pieces of its BSON where it holds stored documents. */
export type Reply = Document | readonly Uint8Array[]

export type Command = (request: Request, context: Context) => Reply | Promise<Reply>

export function findCollection({ store, db }: Context, name: string): Collection | undefined {
  return store.catalogue().get(namespaceOf(db, name))
}

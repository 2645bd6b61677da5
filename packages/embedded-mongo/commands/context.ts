import type { Document } from '../bson/types'
import type { Interruption } from '../query/pace'
import type { Collection } from '../store/catalogue'
import { namespaceOf } from '../store/catalogue'
import type { Store } from '../store/store'
import type { Cursors } from './cursors'
import type { Operations } from './operations'
import type { Sessions } from './sessions'
import type { Usage } from './usage'

/** A decoded request; document sequences stay bytes until they are used. */
export type Request = {
  body: Document
  sequences: ReadonlyMap<string, Uint8Array[]>
}

type Connections = { current: number; created: number }

export type Context = {
  store: Store
  cursors: Cursors
  db: string
  connection: number
  /** The client's address. */
  client: string
  operations: Operations
  sessions: Sessions
  usage: Usage
  /** Whether the request came through the unix socket, which only the data's owner reaches. */
  isPrivate: boolean
  connections: Connections
  startedAt: Date
  /** Why a read of this request must end: its client is gone, or the server stops. */
  interruption: Interruption
}

/** A reply as a document, or as chunks of BSON if it contains stored documents. */
export type Reply = Document | readonly Uint8Array[]

export type Command = (request: Request, context: Context) => Reply | Promise<Reply>

export function findCollection({ store, db }: Context, name: string): Collection | undefined {
  return store.catalogue().get(namespaceOf(db, name))
}

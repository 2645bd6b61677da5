import { createHash } from 'node:crypto'
import { Binary, UUID } from 'bson'
import { makeInt } from '../bson/numbers'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import type { Command, Request } from './context'

const ILLEGAL_OPERATION = 20
const NO_SUCH_TRANSACTION = 251
const MINUTES = 30
const MAX = 10_000
/** MongoDB's digest of the user, where there is none. */
const NO_USER = new Binary(createHash('sha256').digest())

/** The sessions that were used in the last 30 minutes; they carry no state. */
export class Sessions {
  private readonly lastUse = new Map<string, { id: unknown; at: Date }>()

  note(lsid: unknown, at: Date): void {
    const id = idOf(lsid)
    if (!id) return
    const key = id.toString('hex')
    // The order of the map is that of the last use.
    this.lastUse.delete(key)
    this.lastUse.set(key, { id, at })
    if (this.lastUse.size <= MAX) return
    const [oldest] = this.lastUse.keys()
    if (oldest !== undefined) this.lastUse.delete(oldest)
  }

  end(lsid: unknown): void {
    const id = idOf(lsid)
    if (id) this.lastUse.delete(id.toString('hex'))
  }

  describe(now: Date): Document[] {
    const since = now.getTime() - MINUTES * 60_000
    return [...this.lastUse.values()]
      .filter(({ at }) => at.getTime() >= since)
      .map(({ id, at }) => ({ _id: { id, uid: NO_USER }, lastUse: at }))
  }
}

function idOf(lsid: unknown): Binary | undefined {
  const id = isDocument(lsid) ? lsid['id'] : undefined
  return id instanceof Binary ? id : undefined
}

export const startSession: Command = (_request, { sessions, startedAt }) => {
  const id = { id: new Binary(new UUID().buffer, Binary.SUBTYPE_UUID) }
  sessions.note(id, startedAt)
  return { id, timeoutMinutes: makeInt(MINUTES), ok: 1 }
}

export const refreshSessions: Command = ({ body }, { sessions, startedAt }) => {
  for (const lsid of listed(body['refreshSessions'])) sessions.note(lsid, startedAt)
  return { ok: 1 }
}

export const endSessions: Command = ({ body }, { sessions }) => {
  for (const lsid of listed(body['endSessions'] ?? body['killSessions'])) sessions.end(lsid)
  return { ok: 1 }
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export const endTransaction: Command = () => {
  throw new MongoError(NO_SUCH_TRANSACTION, 'No transaction is open: this server is a standalone')
}

/** Transactions and retryable writes need a replica set, as on a standalone MongoDB. */
export function refuseTransactions({ body }: Request): void {
  if (body['txnNumber'] === undefined && body['startTransaction'] === undefined) return
  const text = 'Transaction numbers are only allowed on a replica set member or mongos'
  throw new MongoError(ILLEGAL_OPERATION, text)
}

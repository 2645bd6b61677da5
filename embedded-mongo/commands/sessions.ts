import { Binary, UUID } from 'bson'
import { makeInt } from '../bson/numbers'
import { MongoError } from '../errors'
import type { Command, Request } from './context'

const ILLEGAL_OPERATION = 20
const NO_SUCH_TRANSACTION = 251

/** Sessions have no state here: they are accepted and ignored. */
export const startSession: Command = () => ({
  id: { id: new Binary(new UUID().buffer, Binary.SUBTYPE_UUID) },
  timeoutMinutes: makeInt(30),
  ok: 1,
})

export const endSessions: Command = () => ({ ok: 1 })

export const endTransaction: Command = () => {
  throw new MongoError(NO_SUCH_TRANSACTION, 'No transaction is open: this server is a standalone')
}

/** Transactions and retryable writes need a replica set, as on a standalone MongoDB. */
export function refuseTransactions({ body }: Request): void {
  if (body['txnNumber'] === undefined && body['startTransaction'] === undefined) return
  const text = 'Transaction numbers are only allowed on a replica set member or mongos'
  throw new MongoError(ILLEGAL_OPERATION, text)
}

import { MongoError } from '../errors'
import { Arguments } from './arguments'
import type { Command } from './context'

const PROTOCOL_ERROR = 17
const AUTHENTICATION_FAILED = 18
const MECHANISM_UNAVAILABLE = 334
/** The mechanisms that MongoDB has by default. */
const MECHANISMS = new Set(['SCRAM-SHA-1', 'SCRAM-SHA-256'])

/** There are no users, so that every name and password is wrong. */
export const saslStart: Command = ({ body }) => {
  const mechanism = new Arguments(body, 'saslStart').needString('mechanism')
  if (!MECHANISMS.has(mechanism)) {
    const text = `Received authentication for mechanism ${mechanism} which is not enabled`
    throw new MongoError(MECHANISM_UNAVAILABLE, text)
  }
  throw failed()
}

export const saslContinue: Command = () => {
  throw new MongoError(PROTOCOL_ERROR, 'No SASL session state found')
}

export const authenticate: Command = () => {
  throw failed()
}

export const logout: Command = () => ({ ok: 1 })

function failed(): MongoError {
  return new MongoError(AUTHENTICATION_FAILED, 'Authentication failed.')
}

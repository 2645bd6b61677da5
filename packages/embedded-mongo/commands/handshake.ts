import { hostname } from 'node:os'
import { makeInt, makeLong } from '../bson/numbers'
import type { Document } from '../bson/types'
import { LARGEST_MESSAGE } from '../wire/frames'
import type { Command, Context } from './context'

const VERSION = '7.0.15'
const WIRE_VERSION = 21
const LARGEST_DOCUMENT = 16 * 1024 * 1024
const SESSION_MINUTES = 30
const LARGEST_BATCH = 100_000

/** No setName (a standalone) and no topologyVersion (drivers would wait for streamed replies). */
export const hello: Command = ({ body }, context) => ({
  ...('hello' in body ? { isWritablePrimary: true } : { ismaster: true }),
  ...(body['helloOk'] === true && { helloOk: true }),
  ...limits(context),
  ok: 1,
})

function limits({ connection, startedAt }: Context): Document {
  return {
    maxBsonObjectSize: makeInt(LARGEST_DOCUMENT),
    maxMessageSizeBytes: makeInt(LARGEST_MESSAGE),
    maxWriteBatchSize: makeInt(LARGEST_BATCH),
    localTime: startedAt,
    logicalSessionTimeoutMinutes: makeInt(SESSION_MINUTES),
    connectionId: makeInt(connection),
    minWireVersion: makeInt(0),
    maxWireVersion: makeInt(WIRE_VERSION),
    readOnly: false,
  }
}

export const buildInfo: Command = () => ({
  version: VERSION,
  gitVersion: 'embedded',
  modules: [],
  allocator: 'system',
  javascriptEngine: 'none',
  sysInfo: 'deprecated',
  versionArray: VERSION.split('.').map(Number).concat(0).map(makeInt),
  bits: makeInt(64),
  debug: false,
  maxBsonObjectSize: makeInt(LARGEST_DOCUMENT),
  storageEngines: ['lmdb'],
  ok: 1,
})

export const ping: Command = () => ({ ok: 1 })

export const serverStatus: Command = (_request, { startedAt, cursors, connections }) => ({
  host: hostname(),
  version: VERSION,
  process: 'embedded-mongo',
  pid: makeInt(process.pid),
  uptime: process.uptime(),
  uptimeMillis: makeLong(BigInt(Math.round(process.uptime() * 1000))),
  localTime: startedAt,
  connections: {
    current: makeInt(connections.current),
    totalCreated: makeInt(connections.created),
  },
  storageEngine: { name: 'lmdb', supportsCommittedReads: true, persistent: true },
  metrics: { cursor: { open: { total: makeInt(cursors.count) } } },
  mem: { bits: makeInt(64), resident: makeInt(Math.round(process.memoryUsage.rss() / 2 ** 20)) },
  ok: 1,
})

export const connectionStatus: Command = () => ({
  authInfo: {
    authenticatedUsers: [],
    authenticatedUserRoles: [],
    authenticatedUserPrivileges: [],
  },
  ok: 1,
})

export const getParameter: Command = ({ body }) => {
  if ('featureCompatibilityVersion' in body || body['getParameter'] === '*') {
    return { featureCompatibilityVersion: { version: '7.0' }, ok: 1 }
  }
  return { ok: 0, errmsg: 'no option found to get', code: makeInt(72), codeName: 'InvalidOptions' }
}

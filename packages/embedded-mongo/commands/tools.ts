import { arch, cpus, hostname, release, totalmem, type } from 'node:os'
import { makeInt, makeLong, toInteger } from '../bson/numbers'
import { MongoError } from '../errors'
import { Arguments } from './arguments'
import type { Command } from './context'

const NOT_IMPLEMENTED = 238
const LOGS = ['global', 'startupWarnings']

export const hostInfo: Command = (_request, { startedAt }) => ({
  system: {
    currentTime: startedAt,
    hostname: hostname(),
    cpuAddrSize: makeInt(64),
    memSizeMB: makeLong(BigInt(Math.round(totalmem() / 2 ** 20))),
    numCores: makeInt(cpus().length),
    cpuArch: arch(),
    numaEnabled: false,
  },
  os: { type: type(), name: type(), version: release() },
  extra: {},
  ok: 1,
})

export const getCmdLineOpts: Command = () => ({ argv: process.argv, parsed: {}, ok: 1 })

/** Problems are written to stderr and not kept, so every log is empty. */
export const getLog: Command = ({ body }) => {
  const name = new Arguments(body, 'getLog').allow(['getLog']).needString('getLog')
  if (name === '*') return { names: LOGS, ok: 1 }
  if (!LOGS.includes(name)) throw new MongoError(96, `No log named '${name}'`)
  return { totalLinesWritten: makeInt(0), log: [], ok: 1 }
}

export const whatsmyuri: Command = (_request, { client }) => ({ you: client, ok: 1 })

/** The profiler is off. */
export const profile: Command = ({ body }) => {
  const level = toInteger(body['profile'])
  if (level !== undefined && level > 0) {
    throw new MongoError(NOT_IMPLEMENTED, 'the profiler is not supported by this server')
  }
  return { was: makeInt(0), slowms: makeInt(100), sampleRate: 1, ok: 1 }
}

/** There are no users: who reaches the socket owns the data. */
export const usersInfo: Command = () => ({ users: [], ok: 1 })
export const rolesInfo: Command = () => ({ roles: [], ok: 1 })

/** Every commit is on disk when it is answered. */
export const fsync: Command = ({ body }) => {
  const command = new Arguments(body, 'fsync').allow(['fsync', 'lock'])
  if (command.flag('lock')) {
    throw new MongoError(NOT_IMPLEMENTED, 'fsync with a lock is not supported by this server')
  }
  return { numFiles: makeInt(1), ok: 1 }
}

export const replSetGetStatus: Command = () => {
  throw new MongoError(76, 'not running with --replSet')
}

import { EJSON } from 'bson'
import { isTruthy, makeInt, makeLong, toInteger } from '../bson/numbers'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { compileFilter } from '../query/match'
import type { Interruption } from '../query/pace'
import { Arguments } from './arguments'
import type { Command } from './context'

const INTERRUPTED = 11601
const LONGEST_SHOWN = 1000
const NOT_FILTER = new Set([
  'currentOp',
  '$all',
  '$ownOps',
  '$truncateOps',
  '$db',
  '$readPreference',
  'lsid',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiDeprecationErrors',
])

/** A command that runs. */
export class Operation {
  readonly startedAt = new Date()
  private isKilled = false

  constructor(
    readonly id: number,
    readonly body: Document,
    readonly connection: number,
    readonly client: string,
    private readonly outer: Interruption,
  ) {}

  kill(): void {
    this.isKilled = true
  }

  readonly interruption: Interruption = () =>
    this.isKilled ? new MongoError(INTERRUPTED, 'operation was interrupted') : this.outer()

  describe(): Document {
    const { lsid: _, $db: db, ...command } = this.body
    const [name = ''] = Object.keys(command)
    const target = command[name]
    const ms = Date.now() - this.startedAt.getTime()
    return {
      type: 'op',
      desc: `conn${this.connection}`,
      connectionId: makeInt(this.connection),
      client: this.client,
      active: true,
      currentOpTime: new Date().toISOString(),
      opid: makeInt(this.id),
      secs_running: makeLong(BigInt(Math.floor(ms / 1000))),
      microsecs_running: makeLong(BigInt(ms * 1000)),
      op: KINDS.get(name) ?? 'command',
      ns: `${String(db)}.${typeof target === 'string' ? target : '$cmd'}`,
      command: shortened(command),
    }
  }
}

const KINDS = new Map([
  ['find', 'query'],
  ['insert', 'insert'],
  ['update', 'update'],
  ['delete', 'remove'],
  ['getMore', 'getmore'],
])

/** Large commands are shown cut off, as by MongoDB. */
function shortened(command: Document): Document {
  const text = EJSON.stringify(command)
  return text.length > LONGEST_SHOWN ? { $truncated: text.slice(0, LONGEST_SHOWN) } : command
}

/** The commands that run; only those that take more than one turn are kept. */
export class Operations {
  private last = 0
  private readonly running = new Map<number, Operation>()

  create(body: Document, connection: number, client: string, outer: Interruption): Operation {
    return new Operation(++this.last, body, connection, client, outer)
  }

  /** Keeps an operation until its answer is there. */
  async during<T>(operation: Operation, answer: Promise<T>): Promise<T> {
    this.running.set(operation.id, operation)
    try {
      return await answer
    } finally {
      this.running.delete(operation.id)
    }
  }

  describe(): Document[] {
    return [...this.running.values()].map((operation) => operation.describe())
  }

  kill(id: number): void {
    this.running.get(id)?.kill()
  }
}

/** It works as $currentOp; all other fields of the command are a filter. */
export const currentOp: Command = ({ body }, { db, operations, connection }) => {
  if (db !== 'admin') {
    throw new MongoError(13, 'currentOp may only be run against the admin database.')
  }
  const isOwnOnly = isTruthy(body['$ownOps'])
  const fields = Object.entries(body).filter(([name]) => !NOT_FILTER.has(name))
  const filter = compileFilter(Object.fromEntries(fields))
  const inprog = operations
    .describe()
    .filter((row) => !isOwnOnly || toInteger(row['connectionId']) === connection)
    .filter((row) => filter.matches(row))
  return { inprog, ok: 1 }
}

/** Ends a read at its next pause; writes go on. */
export const killOp: Command = ({ body }, { db, operations }) => {
  if (db !== 'admin') {
    throw new MongoError(13, 'killOp may only be run against the admin database.')
  }
  new Arguments(body, 'killOp').allow(['killOp', 'op'])
  const id = toInteger(body['op'])
  if (id === undefined) throw new MongoError(2, 'Did not provide "op" field')
  operations.kill(id)
  return { info: 'attempting to kill op', ok: 1 }
}

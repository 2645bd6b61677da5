import { makeInt, makeLong } from '../bson/numbers'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { Arguments } from './arguments'
import type { Command } from './context'

const UNAUTHORIZED = 13
const KINDS = ['queries', 'getmore', 'insert', 'update', 'remove', 'commands'] as const
type Kind = (typeof KINDS)[number]
type Lock = 'readLock' | 'writeLock'
type Field = 'total' | Lock | Kind
type Measured = { micros: number; count: number }

const KIND_OF = new Map<string, Kind>([
  ['find', 'queries'],
  ['getMore', 'getmore'],
  ['insert', 'insert'],
  ['update', 'update'],
  ['delete', 'remove'],
])
const WRITES = new Set(['insert', 'update', 'delete', 'findAndModify', 'findandmodify'])

/** Time and number of the commands on each collection since the start. */
export class Usage {
  private readonly collections = new Map<string, Map<Field, Measured>>()

  note(name: string, namespace: string, milliseconds: number): void {
    const fields = this.collections.get(namespace) ?? new Map<Field, Measured>()
    this.collections.set(namespace, fields)
    const lock = WRITES.has(name) ? 'writeLock' : 'readLock'
    for (const field of ['total', lock, KIND_OF.get(name) ?? 'commands'] as const) {
      const measured = fields.get(field) ?? { micros: 0, count: 0 }
      fields.set(field, measured)
      measured.micros += milliseconds * 1000
      measured.count++
    }
  }

  /** Forgets the collections that no longer exist. */
  forget(exists: (namespace: string) => boolean): void {
    for (const namespace of this.collections.keys()) {
      if (!exists(namespace)) this.collections.delete(namespace)
    }
  }

  /** Those of existing collections. */
  describe(exists: (namespace: string) => boolean): Document {
    this.forget(exists)
    const rows = [...this.collections].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(rows.map(([namespace, fields]) => [namespace, describe(fields)]))
  }
}

function describe(fields: ReadonlyMap<Field, Measured>): Document {
  const all: Field[] = ['total', 'readLock', 'writeLock', ...KINDS]
  return Object.fromEntries(
    all.map((field) => {
      const { micros, count } = fields.get(field) ?? { micros: 0, count: 0 }
      return [field, { time: makeLong(BigInt(Math.round(micros))), count: makeInt(count) }]
    }),
  )
}

export const top: Command = ({ body }, { db, store, usage }) => {
  if (db !== 'admin') {
    throw new MongoError(UNAUTHORIZED, 'top may only be run against the admin database.')
  }
  new Arguments(body, 'top').allow(['top'])
  const totals = usage.describe((namespace) => store.catalogue().has(namespace))
  return { totals: { note: 'all times in microseconds', ...totals }, ok: 1 }
}

import { randomBytes } from 'node:crypto'
import { MongoError } from '../errors'
import type { Store } from '../store/store'
import { type Interruption, nextTurn, type Pace } from '../query/pace'
import { checkStillThere, type Reading } from './still-there'

/** Rows of an answer as BSON, and their source. */
export type Source = {
  namespace: string
  /** Undefined between rows is a point to yield to other requests. */
  rows: Iterator<Uint8Array | undefined>
  /** The collection and the index that the rows are read from. */
  reads: Reading | undefined
  pace?: Pace
}

/** `next` is a row that was read but did not fit into the previous batch. */
type Cursor = Source & {
  version: number
  usedAt: number
  isBusy: boolean
  next: Uint8Array | undefined
}
type Filled = { rows: Uint8Array[]; isDone: boolean }
type Filling = Filled & { size: number }
export type Batch = { id: bigint; namespace: string; rows: Uint8Array[] }

const IDLE_MS = 10 * 60 * 1000
const SWEEP_MS = 60 * 1000
const FIRST_BATCH = 101
const MAX_BYTES = 16 * 1024 * 1024
const MAX_CURSORS = 1000
const NOT_FOUND = 43

/** Cursors of all connections: drivers may request the next batch on any of them. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>()
  private readonly sweeper = setInterval(() => this.dropIdle(), SWEEP_MS).unref()

  constructor(private readonly store: Store) {}

  /** The first batch, with a cursor if more rows may follow; synchronous if it is quick. */
  start(source: Source, batchSize = FIRST_BATCH, isSingle = false): Batch | Promise<Batch> {
    const { namespace, rows, reads, pace } = source
    const { version, usedAt } = this.stamp()
    const next = undefined
    const cursor: Cursor = { namespace, rows, reads, pace, version, usedAt, isBusy: true, next }
    const filled = fill(cursor, batchSize)
    if (filled instanceof Promise) return filled.then((all) => this.started(cursor, all, isSingle))
    return this.started(cursor, filled, isSingle)
  }

  private started(cursor: Cursor, { rows, isDone }: Filled, isSingle: boolean): Batch {
    const { namespace } = cursor
    if (isDone || isSingle) return { id: 0n, namespace, rows }
    const id = newId()
    cursor.isBusy = false
    this.dropOldest()
    this.open.set(id, cursor)
    return { id, namespace, rows }
  }

  /** @param interruption of the request that asks for this batch */
  async next(
    id: bigint,
    namespace: string,
    interruption: Interruption,
    batchSize = Number.MAX_SAFE_INTEGER,
  ): Promise<Batch> {
    const cursor = this.open.get(id)
    if (!cursor || cursor.isBusy) throw new MongoError(NOT_FOUND, `cursor id ${id} not found`)
    if (cursor.namespace !== namespace) {
      const text = `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`
      throw new MongoError(13, text)
    }
    cursor.isBusy = true
    cursor.pace?.extend(Date.now() - cursor.usedAt, interruption)
    try {
      this.checkStillThere(cursor)
      const { rows, isDone } = await fill(cursor, batchSize)
      Object.assign(cursor, this.stamp())
      const isKilled = !this.open.delete(id)
      if (!isDone && !isKilled) this.open.set(id, cursor)
      return { id: isDone ? 0n : id, namespace, rows }
    } catch (error) {
      this.open.delete(id)
      throw error
    } finally {
      cursor.isBusy = false
    }
  }

  kill(id: bigint): boolean {
    return this.open.delete(id)
  }

  get count(): number {
    return this.open.size
  }

  close(): void {
    clearInterval(this.sweeper)
    this.open.clear()
  }

  private stamp() {
    return { version: this.store.catalogueVersion(), usedAt: Date.now() }
  }

  /** A dropped index has no entries, so continuing would silently truncate the answer. */
  private checkStillThere({ reads, version }: Cursor): void {
    if (reads && version !== this.store.catalogueVersion()) checkStillThere(this.store, reads)
  }

  /** Bounds the number of cursors: the least recently used one is closed. */
  private dropOldest(): void {
    if (this.open.size < MAX_CURSORS) return
    for (const [id, { isBusy }] of this.open) {
      if (isBusy) continue
      this.open.delete(id)
      return
    }
  }

  private dropIdle(): void {
    const oldest = Date.now() - IDLE_MS
    for (const [id, { usedAt, isBusy }] of this.open) {
      if (usedAt < oldest && !isBusy) this.open.delete(id)
    }
  }
}

/** Reads rows up to a count or 16 MB, at least one; yields where the rows pause. */
function fill(cursor: Cursor, count: number): Filled | Promise<Filled> {
  const filling: Filling = { rows: [], size: 0, isDone: false }
  return fillOn(cursor, count, filling) ? filling : fillInTurns(cursor, count, filling)
}

async function fillInTurns(cursor: Cursor, count: number, filling: Filling): Promise<Filled> {
  do await nextTurn()
  while (!fillOn(cursor, count, filling))
  return filling
}

/** False where it should yield before it continues. */
function fillOn(cursor: Cursor, count: number, filling: Filling): boolean {
  const { rows } = filling
  while (rows.length < count) {
    let row = cursor.next
    if (!row) {
      const next = cursor.rows.next()
      if (next.done) {
        filling.isDone = true
        return true
      }
      if (!next.value) return false
      row = next.value
    }
    if (rows.length > 0 && filling.size + row.length > MAX_BYTES) {
      cursor.next = row
      return true
    }
    cursor.next = undefined
    rows.push(row)
    filling.size += row.length
  }
  return true
}

function newId(): bigint {
  return randomBytes(8).readBigInt64BE() & 0x7fffffffffffffffn
}

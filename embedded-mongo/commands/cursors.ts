import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { MongoError } from '../errors'
import type { Store } from '../store/store'

/** Rows of an answer as BSON, and what they are read from. */
export type Source = {
  namespace: string
  rows: Iterator<Uint8Array>
  /** The collection and the index that the rows are still being read from. */
  reads: { collection: number; index: number | undefined } | undefined
}

type Cursor = Source & { version: number; usedAt: number; isBusy: boolean }
export type Batch = { id: bigint; namespace: string; rows: Uint8Array[] }

const IDLE_MS = 10 * 60 * 1000
const SWEEP_MS = 60 * 1000
const FIRST_BATCH = 101
const MOST_BYTES = 16 * 1024 * 1024
const BUSY_MS = 10
const NOT_FOUND = 43
const PLAN_KILLED = 175

/** Cursors of all connections: drivers ask for the next batch on whichever is free. */
export class Cursors {
  private readonly open = new Map<bigint, Cursor>()
  private readonly sweeper = setInterval(() => this.dropIdle(), SWEEP_MS).unref()

  constructor(private readonly store: Store) {}

  /** The first batch, and a cursor where more may follow. */
  async start(source: Source, batchSize = FIRST_BATCH, isSingle = false): Promise<Batch> {
    const cursor: Cursor = { ...source, ...this.stamp(), isBusy: true }
    const { rows, isDone } = await fill(cursor, batchSize)
    if (isDone || isSingle) return { id: 0n, namespace: source.namespace, rows }
    const id = newId()
    cursor.isBusy = false
    this.open.set(id, cursor)
    return { id, namespace: source.namespace, rows }
  }

  async next(id: bigint, namespace: string, batchSize = Number.MAX_SAFE_INTEGER): Promise<Batch> {
    const cursor = this.open.get(id)
    if (!cursor || cursor.isBusy) throw new MongoError(NOT_FOUND, `cursor id ${id} not found`)
    if (cursor.namespace !== namespace) {
      const text = `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`
      throw new MongoError(13, text)
    }
    cursor.isBusy = true
    try {
      this.checkStillThere(cursor)
      const { rows, isDone } = await fill(cursor, batchSize)
      Object.assign(cursor, this.stamp())
      if (isDone) this.open.delete(id)
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

  /** A dropped index has no entries any more: reading on would silently end the answer. */
  private checkStillThere({ reads, version }: Cursor): void {
    if (!reads || version === this.store.catalogueVersion()) return
    for (const { number, indexes } of this.store.catalogue().values()) {
      if (number !== reads.collection) continue
      if (reads.index === undefined || indexes.some((index) => index.number === reads.index)) return
      throw new MongoError(PLAN_KILLED, 'query plan killed :: index dropped')
    }
    throw new MongoError(PLAN_KILLED, 'query plan killed :: collection dropped')
  }

  private dropIdle(): void {
    const oldest = Date.now() - IDLE_MS
    for (const [id, { usedAt, isBusy }] of this.open) {
      if (usedAt < oldest && !isBusy) this.open.delete(id)
    }
  }
}

/** Reads rows up to a count or 16 MB; lets others run now and then. */
async function fill({ rows: source }: Cursor, count: number) {
  const rows: Uint8Array[] = []
  let size = 0
  let since = Date.now()
  while (rows.length < count && size < MOST_BYTES) {
    const next = source.next()
    if (next.done) return { rows, isDone: true }
    rows.push(next.value)
    size += next.value.length
    if (rows.length % 32 === 0 && Date.now() - since > BUSY_MS) {
      await setImmediate()
      since = Date.now()
    }
  }
  return { rows, isDone: false }
}

function newId(): bigint {
  return randomBytes(8).readBigInt64BE() & 0x7fffffffffffffffn
}

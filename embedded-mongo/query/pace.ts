import { setImmediate } from 'node:timers/promises'
import { MongoError } from '../errors'

const BUSY_MS = 10
const TIME_EXPIRED = 50

/** Rows of a long read; undefined between them says that others should have their turn. */
export type Paced<T> = Iterable<T | undefined>

/** Tells a long read when to let others have their turn, and when its own time is over. */
export class Pace {
  private since = performance.now()

  constructor(private deadline?: number) {}

  /** Throws when `maxTimeMS` has passed. */
  isDue(): boolean {
    if (this.deadline !== undefined) checkDeadline(this.deadline)
    return performance.now() - this.since > BUSY_MS
  }

  /** Time that passes between two batches of a cursor does not count. */
  extend(ms: number): void {
    if (this.deadline !== undefined) this.deadline += ms
    this.resume()
  }

  resume(): void {
    this.since = performance.now()
  }
}

/** Within a transaction nobody else can have a turn. */
export class Unhurried extends Pace {
  override isDue(): boolean {
    super.isDue()
    return false
  }
}

export function checkDeadline(deadline: number): void {
  if (Date.now() > deadline) throw new MongoError(TIME_EXPIRED, 'operation exceeded time limit')
}

/** Takes all rows, one after the other, and pauses where they say so. */
export async function forEachPaced<T>(rows: Paced<T>, take: (row: T) => void): Promise<void> {
  for (const row of rows) {
    if (row === undefined) await setImmediate()
    else take(row)
  }
}

const RUN = 512
const CHECK_EVERY = 32

/** Sorts as Array.sort does, stably, in pieces between which others have their turn. */
export function* sortPaced<T>(
  items: T[],
  order: (a: T, b: T) => number,
  pace: Pace,
): Generator<undefined, T[]> {
  let runs: T[][] = []
  for (let at = 0; at < items.length; at += RUN) {
    runs.push(items.slice(at, at + RUN).sort(order))
    if (pace.isDue()) yield* pause(pace)
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(yield* merge(runs[i] ?? [], runs[i + 1] ?? [], order, pace))
    }
    runs = merged
  }
  return runs[0] ?? []
}

function* merge<T>(
  left: readonly T[],
  right: readonly T[],
  order: (a: T, b: T) => number,
  pace: Pace,
): Generator<undefined, T[]> {
  const merged: T[] = []
  let i = 0
  let j = 0
  while (i < left.length || j < right.length) {
    if (merged.length % CHECK_EVERY === 0 && pace.isDue()) yield* pause(pace)
    const isLeft = j >= right.length || (i < left.length && order(left[i] as T, right[j] as T) <= 0)
    merged.push((isLeft ? left[i++] : right[j++]) as T)
  }
  return merged
}

/** One pause: yields to whoever reads, and counts anew when it is asked to go on. */
export function* pause(pace: Pace): Generator<undefined> {
  yield undefined
  pace.resume()
}

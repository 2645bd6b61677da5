import { MongoError } from '../errors'

const BUSY_MS = 10
const TIME_EXPIRED = 50

/** Rows of a long read; undefined between them is a point to yield to other requests. */
export type Paced<T> = Iterable<T | undefined>

/** Why a read must end before it is done; undefined while it may go on. */
export type Interruption = () => MongoError | undefined

/** Determines when a long read yields and when its time limit has passed. */
export class Pace {
  private since = performance.now()

  constructor(
    private deadline?: number,
    private interruption?: Interruption,
  ) {}

  get canPause(): boolean {
    return true
  }

  /** Throws when `maxTimeMS` has passed. */
  isDue(): boolean {
    if (this.deadline !== undefined) checkDeadline(this.deadline)
    return performance.now() - this.since > BUSY_MS
  }

  /** Time that passes between two batches of a cursor does not count. */
  extend(ms: number, interruption: Interruption): void {
    if (this.deadline !== undefined) this.deadline += ms
    this.interruption = interruption
    this.resume()
  }

  /** Throws if the read was interrupted in the pause. */
  resume(): void {
    this.restart()
    const error = this.interruption?.()
    if (error) throw error
  }

  /** Begins a new time slice. */
  restart(): void {
    this.since = performance.now()
  }
}

/** A read within a transaction never yields. */
export class Unhurried extends Pace {
  override get canPause(): boolean {
    return false
  }

  override isDue(): boolean {
    super.isDue()
    return false
  }
}

function checkDeadline(deadline: number): void {
  if (Date.now() > deadline) throw new MongoError(TIME_EXPIRED, 'operation exceeded time limit')
}

const waiting: (() => void)[] = []

/**
 * Ends at a later turn of the event loop. Of all reads that wait only one continues in a turn, so
 * that requests and signals wait for one time slice, however many reads there are.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(resumeOne)
  })
}

function resumeOne(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(resumeOne)
}

/** Consumes all rows and pauses where they do. */
export async function forEachPaced<T>(rows: Paced<T>, take: (row: T) => void): Promise<void> {
  for (const row of rows) {
    if (row === undefined) await nextTurn()
    else take(row)
  }
}

/** The same rows with pauses. */
export function* withPauses<T>(rows: Paced<T>, pace: Pace): Generator<T | undefined> {
  for (const row of rows) {
    yield row
    if (row !== undefined && pace.isDue()) yield* pause(pace)
  }
}

const RUN = 512
const CHECK_EVERY = 32

/** A stable sort as Array.sort, in chunks with yields in between. */
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

/** One pause; time is counted anew after it. */
export function* pause(pace: Pace): Generator<undefined> {
  yield undefined
  pace.resume()
}

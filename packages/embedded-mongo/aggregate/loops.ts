import { MongoError } from '../errors'
import { type Pace, pause, Unhurried } from '../query/pace'

/** What an interrupted evaluation gives; thrown without being an error, which would cost a stack. */
export const PAUSE = Symbol('pause')

const CHECK_EVERY = 256
const SHORT = 64
const LONGEST_MS = 5000
const TIME_EXPIRED = 50

/** One loop of an expression, as it was compiled. */
export type Owner = {
  /** Whether there are loops within it. */
  isNested: boolean
}
type Entry = { owner: Owner; state: unknown; isDone: boolean }

/**
 * The loops of expressions, which are evaluated synchronously. A loop that takes long ends the
 * evaluation of its document; `resume` repeats it after a pause, and in the repetition finished
 * loops have their results and the interrupted one continues where it was. Elsewhere, and in a
 * transaction, a loop is refused after five seconds.
 */
export class Loops {
  /** The number of loops that were compiled; without any nothing is interrupted. */
  compiled = 0
  private current: Pace = new Unhurried()
  /** The loops of the current evaluation in their order, those within the running one included. */
  private readonly entries: Entry[] = []
  private at = 0
  private work = 0
  private isPausable = false
  private isRepetition = false
  private hasProgress = false
  private depth = 0
  private startedAt = 0

  get isUsed(): boolean {
    return this.compiled > 0
  }

  get pace(): Pace {
    return this.current
  }

  use(pace: Pace): void {
    this.current = pace
  }

  /** A result, with pauses. `run` has no effect but its result, because it may be repeated. */
  *evaluate<A, T>(run: (argument: A) => T, argument: A): Generator<undefined, T> {
    const result = this.begin(run, argument)
    return result === PAUSE ? yield* this.resume(run, argument) : result
  }

  /** Evaluates until the first pause. */
  begin<A, T>(run: (argument: A) => T, argument: A): T | typeof PAUSE {
    this.isRepetition = false
    return this.attempt(run, argument)
  }

  /** Continues after a pause. */
  *resume<A, T>(run: (argument: A) => T, argument: A): Generator<undefined, T> {
    for (;;) {
      yield* pause(this.current)
      this.isRepetition = true
      const result = this.attempt(run, argument)
      if (result !== PAUSE) return result
    }
  }

  private attempt<A, T>(run: (argument: A) => T, argument: A): T | typeof PAUSE {
    this.at = 0
    this.hasProgress = false
    this.isPausable = this.current.canPause
    let isPaused = false
    try {
      return run(argument)
    } catch (error) {
      isPaused = error === PAUSE
      if (isPaused) return PAUSE
      throw error
    } finally {
      this.isPausable = false
      if (!isPaused && this.entries.length > 0) this.entries.length = 0
    }
  }

  /** A loop over items; one that is short and has no loops within is not worth an interruption. */
  each<T, S extends object>(
    owner: Owner,
    items: readonly T[],
    begin: () => S,
    take: (state: S, item: T) => void,
  ): S {
    if (items.length <= SHORT && !owner.isNested) {
      const state = begin()
      for (const item of items) take(state, item)
      this.count(items.length)
      return state
    }
    return this.loop(
      owner,
      () => ({ state: begin(), next: 0 }),
      (running) => {
        if (running.next >= items.length) return false
        take(running.state, items[running.next] as T)
        running.next++
        return true
      },
    ).state
  }

  /** Calls `step` until it returns false, and returns the state that it has changed. */
  loop<S extends object>(owner: Owner, begin: () => S, step: (state: S) => boolean): S {
    if (!this.isPausable) return this.loopAtOnce(begin, step)
    const place = this.at
    const entry = this.entryAt(place, owner)
    this.at = place + 1
    if (entry.isDone) return entry.state as S
    const state = (entry.state ??= begin()) as S
    while (step(state)) {
      this.forgetAfter(place)
      this.noteProgress()
      this.count(1)
    }
    this.forgetAfter(place)
    entry.isDone = true
    this.noteProgress()
    return state
  }

  /** The result of a generator that yields when a pause is due. */
  run<T>(owner: Owner, start: () => Generator<undefined, T>): T {
    const begin = () => ({ running: start(), result: undefined as T | undefined })
    const { result } = this.loop(owner, begin, (state) => {
      const next = state.running.next()
      if (next.done) state.result = next.value
      else {
        this.noteProgress()
        this.check()
      }
      return !next.done
    })
    return result as T
  }

  /** Tells that about so many values were worked on. */
  count(values: number): void {
    this.work += values
    if (this.work >= CHECK_EVERY) this.check()
  }

  private check(): void {
    this.work = 0
    const isDue = this.current.isDue()
    if (this.isPausable) {
      if (isDue && this.hasProgress) throw PAUSE
    } else if (this.depth > 0 && performance.now() - this.startedAt > LONGEST_MS) {
      const text = `an expression that cannot be interrupted here took longer than ${LONGEST_MS} ms`
      throw new MongoError(TIME_EXPIRED, text)
    }
  }

  private loopAtOnce<S extends object>(begin: () => S, step: (state: S) => boolean): S {
    if (this.depth === 0) this.startedAt = performance.now()
    this.depth++
    try {
      const state = begin()
      while (step(state)) this.count(1)
      return state
    } finally {
      this.depth--
    }
  }

  private entryAt(place: number, owner: Owner): Entry {
    const known = this.entries[place]
    if (known?.owner === owner) return known
    const entry: Entry = { owner, state: undefined, isDone: false }
    this.entries.length = place
    this.entries.push(entry)
    return entry
  }

  /** What ran within a finished step is not needed any more. */
  private forgetAfter(place: number): void {
    if (this.entries.length > place + 1) this.entries.length = place + 1
    this.at = place + 1
  }

  /** A repetition gets its whole time slice after what it only repeats. */
  private noteProgress(): void {
    if (this.hasProgress) return
    this.hasProgress = true
    if (this.isRepetition) this.current.restart()
  }
}

import { type Catalogue, CatalogueCache, type Counters, readCounters } from './catalogue'
import { copyEnvironment } from './copy'
import { asDiskError } from './disk-full'
import { type Environment, openEnvironment } from './environment'
import { takeBack } from './index-build'
import { clearLeftovers, leftovers } from './leftovers'
import { WriteTransaction } from './transaction'
import { Turn, TURN_MS } from './turn'

type Job = {
  /** Executes the next part; true when done. */
  run(transaction: WriteTransaction): boolean
  /** Whether it can be restarted: nothing of it is committed. */
  isNew: boolean
  restart(): void
  succeed(): void
  fail(error: unknown): void
}

type Outcome = { isDone: boolean } | { error: unknown }
type Outcomes = Map<Job, Outcome>

const LARGEST_GROUP = 500

/** All data of one folder. Reads see committed data; writes resolve when durable. */
export class Store {
  private readonly cache: CatalogueCache
  private queue: Job[] = []
  private isScheduled = false
  private isClosed = false
  private isClearing = false
  private readonly copies = new Set<Promise<void>>()
  private readonly building = new Map<string, Promise<unknown>>()

  private constructor(
    readonly environment: Environment,
    private readonly turnMs: number,
  ) {
    this.cache = new CatalogueCache(environment)
  }

  /** @param turnMs length of a time slice of a long write */
  static open(folder: string, turnMs = TURN_MS): Store {
    const store = new Store(openEnvironment(folder), turnMs)
    store.takeUp()
    return store
  }

  catalogue(): Catalogue {
    return this.cache.current()
  }

  /** Changes with the catalogue; plans of an older version are invalid. */
  catalogueVersion(): number {
    return this.cache.version()
  }

  counters(collection: { number: number }): Counters {
    return readCounters(this.environment, collection.number)
  }

  /**
   * Runs `change` synchronously. Concurrent writes share a commit; one that throws reverts only its
   * own changes. Resolves when the commit is on disk.
   */
  write<T>(change: (transaction: WriteTransaction) => T): Promise<T> {
    return this.enqueue(({ transaction }) => ({ done: true, value: change(transaction) }))
  }

  /**
   * The same for a long change: at each yield its progress is committed and other requests run.
   * What is committed stays even if the rest fails.
   */
  writeInTurns<T>(change: (turn: Turn) => Generator<undefined, T>): Promise<T> {
    let running: Generator<undefined, T> | undefined
    return this.enqueue(
      (turn) => (running ??= change(turn)).next(),
      () => (running = undefined),
    )
  }

  /** Serialises index builds of a collection. */
  async buildAlone<T>(namespace: string, build: () => Promise<T>): Promise<T> {
    const before = this.building.get(namespace)
    const built = (async () => {
      await before?.catch(() => undefined)
      return build()
    })()
    this.building.set(namespace, built)
    try {
      return await built
    } finally {
      if (this.building.get(namespace) === built) this.building.delete(namespace)
    }
  }

  /** Copies the last commit's state into a new file; see copyEnvironment. */
  async copyTo(file: string): Promise<void> {
    if (this.isClosed) throw new Error('The store is closed.')
    const copying = copyEnvironment(this.environment, file)
    this.copies.add(copying)
    try {
      await copying
    } finally {
      this.copies.delete(copying)
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    await Promise.allSettled(this.copies)
    while (this.queue.length > 0) this.commit()
    await this.environment.close()
  }

  /** Recovery at start: reverts unfinished index builds and $out, and completes drops. */
  private takeUp(): void {
    const temporary = [...this.catalogue().values()].filter(({ options }) => options['temp'])
    if (temporary.length > 0) {
      this.write((transaction) => {
        for (const collection of temporary) transaction.drop(collection)
      }).catch(() => undefined)
    }
    const unfinished = [...this.catalogue().values()].flatMap(({ building }) => building)
    const numbers = unfinished.map((index) => index.number)
    if (numbers.length > 0) {
      this.write((transaction) => takeBack(transaction, numbers)).catch(() => undefined)
    }
    this.clearLeftovers()
  }

  /** Removes data of dropped collections and indexes, while others read and write. */
  private clearLeftovers(): void {
    if (this.isClearing || leftovers(this.environment).length === 0) return
    this.isClearing = true
    this.writeInTurns((turn) => clearLeftovers(this.environment, turn))
      // It stays recorded: the next drop or start retries it.
      .catch(() => undefined)
      .finally(() => (this.isClearing = false))
  }

  private enqueue<T>(
    step: (turn: Turn) => IteratorResult<undefined, T>,
    restart: () => void = () => undefined,
  ): Promise<T> {
    if (this.isClosed) return Promise.reject(new Error('The store is closed.'))
    return new Promise<T>((resolve, reject) => {
      const turn = new Turn(this.turnMs)
      let result: IteratorResult<undefined, T>
      let hasDropped = false
      this.queue.push({
        isNew: true,
        run(transaction) {
          turn.begin(transaction)
          result = step(turn)
          hasDropped ||= transaction.hasDropped
          return result.done === true
        },
        restart,
        succeed: () => {
          resolve(result.value as T)
          if (hasDropped) this.clearLeftovers()
        },
        fail: reject,
      })
      this.schedule()
    })
  }

  private schedule(): void {
    if (this.isScheduled) return
    this.isScheduled = true
    setImmediate(() => {
      this.isScheduled = false
      this.commit()
      if (this.queue.length > 0) this.schedule()
    })
  }

  private commit(): void {
    const group = this.queue.slice(0, LARGEST_GROUP)
    this.queue = this.queue.slice(LARGEST_GROUP)
    const outcomes = this.runTogether(group) ?? this.runEachAlone(group)
    for (const [job, outcome] of outcomes) {
      if ('error' in outcome) job.fail(outcome.error)
      else if (outcome.isDone) job.succeed()
      else if (this.isClosed) job.fail(new Error('The store was closed before all was done.'))
      else {
        job.isNew = false
        this.queue.push(job)
      }
    }
  }

  /** All in one transaction; undefined, with nothing changed, if one of several throws. */
  private runTogether(group: readonly Job[]): Outcomes | undefined {
    if (group.length > 1 && group.some(({ isNew }) => !isNew)) return undefined
    const outcomes: Outcomes = new Map()
    try {
      this.environment.root.transactionSync(() => {
        const transaction = new WriteTransaction(this.environment, this.cache)
        for (const job of group) outcomes.set(job, { isDone: job.run(transaction) })
        transaction.finish()
      })
      return outcomes
    } catch (error) {
      this.cache.forget()
      if (group.length > 1) {
        for (const job of group) job.restart()
        return undefined
      }
      const reason = asDiskError(error)
      return new Map(group.map((job) => [job, { error: reason }]))
    }
  }

  /** Each in a nested transaction, so that it fails alone. */
  private runEachAlone(group: readonly Job[]): Outcomes {
    const { root } = this.environment
    const outcomes: Outcomes = new Map()
    const runAlone = (job: Job): Outcome => {
      try {
        const isDone = root.transactionSync(() => {
          const transaction = new WriteTransaction(this.environment, this.cache)
          const isAll = job.run(transaction)
          transaction.finish()
          return isAll
        })
        return { isDone }
      } catch (error) {
        this.cache.forget()
        return { error: asDiskError(error) }
      }
    }
    try {
      root.transactionSync(() => {
        for (const job of group) outcomes.set(job, runAlone(job))
      })
      return outcomes
    } catch (error) {
      this.cache.forget()
      const reason = asDiskError(error)
      const failed = (job: Job): Outcome => {
        const outcome = outcomes.get(job)
        return outcome && 'error' in outcome ? outcome : { error: reason }
      }
      return new Map(group.map((job) => [job, failed(job)]))
    }
  }
}

import { type Catalogue, CatalogueCache, type Counters, readCounters } from './catalogue'
import { copyEnvironment } from './copy'
import { asDiskError } from './disk-full'
import { type Environment, openEnvironment } from './environment'
import { WriteTransaction } from './transaction'

type Job = { run(): void; succeed(): void; fail(error: unknown): void }

const LARGEST_GROUP = 500

/** All data of one folder. Reads see what is committed; writes are answered when they are durable. */
export class Store {
  private readonly cache: CatalogueCache
  private queue: Job[] = []
  private isScheduled = false
  private isClosed = false
  private readonly copies = new Set<Promise<void>>()

  private constructor(readonly environment: Environment) {
    this.cache = new CatalogueCache(environment)
  }

  static open(folder: string): Store {
    return new Store(openEnvironment(folder))
  }

  catalogue(): Catalogue {
    return this.cache.current()
  }

  /** Changes with every change of the catalogue; what was planned on an older one may not hold. */
  catalogueVersion(): number {
    return this.cache.version()
  }

  counters(collection: { number: number }): Counters {
    return readCounters(this.environment, collection.number)
  }

  /**
   * Runs `change` in one synchronous stretch. Writes that wait at the same time share a commit;
   * one that throws takes back its own changes alone. Resolves when the commit is on disk.
   */
  write<T>(change: (transaction: WriteTransaction) => T): Promise<T> {
    if (this.isClosed) return Promise.reject(new Error('The store is closed.'))
    return new Promise<T>((resolve, reject) => {
      let result: T
      this.queue.push({
        run: () => {
          const transaction = new WriteTransaction(this.environment, this.cache)
          result = change(transaction)
          transaction.finish()
        },
        succeed: () => resolve(result),
        fail: reject,
      })
      this.schedule()
    })
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
    const failed = new Map<Job, unknown>()
    try {
      this.environment.root.transactionSync(() => {
        for (const job of group) this.runAlone(job, failed)
      })
    } catch (error) {
      this.cache.forget()
      const reason = asDiskError(error)
      for (const job of group) job.fail(failed.get(job) ?? reason)
      return
    }
    for (const job of group) {
      if (failed.has(job)) job.fail(failed.get(job))
      else job.succeed()
    }
  }

  /** In a transaction of its own within the group's, so that it fails alone. */
  private runAlone(job: Job, failed: Map<Job, unknown>): void {
    try {
      this.environment.root.transactionSync(() => job.run())
    } catch (error) {
      this.cache.forget()
      failed.set(job, asDiskError(error))
    }
  }
}

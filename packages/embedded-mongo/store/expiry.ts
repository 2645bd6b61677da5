import { type Document } from '../bson/types'
import { prepare, run } from '../query/run'
import type { Collection } from './catalogue'
import type { CollectionIndex } from './collection-index'
import type { Store } from './store'

const BATCH = 500
const SECOND = 1000

/** Deletes expired documents periodically, in batches with yields in between. */
export function startExpiry(
  store: Store,
  intervalMs: number,
  report: (error: unknown) => void,
): () => void {
  let isStopped = false
  let timer = setTimeout(tick, intervalMs).unref()

  function tick(): void {
    expireAll(store, () => isStopped, report)
      .catch((error: unknown) => {
        if (!isStopped) report(error)
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, intervalMs).unref()
      })
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

async function expireAll(
  store: Store,
  isStopped: () => boolean,
  report: (error: unknown) => void,
): Promise<void> {
  for (const collection of store.catalogue().values()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue
      try {
        while (!isStopped() && (await expireBatch(store, collection, index)) === BATCH);
      } catch (error) {
        // A damaged record must not stop the expiry of other collections.
        if (!isStopped()) report(error)
      }
    }
  }
}

/** Deletes a batch of expired documents; of an array of dates the earliest counts. */
function expireBatch(
  store: Store,
  { number }: Collection,
  index: CollectionIndex,
): Promise<number> {
  return store.write((transaction) => {
    const [collection] = [...transaction.collections()].filter((each) => each.number === number)
    const current = collection?.indexes.find((each) => each.number === index.number)
    if (!collection || current?.expireAfterSeconds === undefined) return 0
    const latest = new Date(Date.now() - current.expireAfterSeconds * SECOND)
    const filter: Document = { [current.fields[0] ?? '']: { $lte: latest } }
    const prepared = prepare(collection, { filter, hint: current, limit: BATCH })
    const expired = [...run(transaction.environment, collection, prepared)]
    for (const record of expired) transaction.remove(collection.namespace, record)
    return expired.length
  })
}

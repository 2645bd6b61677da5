import type { Collection } from './catalogue'
import type { Environment, Table } from './environment'
import { numberKey } from './layout'
import type { Store } from './store'

export type Sizes = { data: number; storage: number; indexes: Map<string, number> }

/**
 * The bytes of documents, and their share and that of each index in the file: pages of a table
 * belong to all collections, so they are divided by the bytes of documents and by index entries.
 */
export function sizesOf(store: Store, collection: Collection): Sizes {
  const { environment } = store
  const data = store.counters(collection).size
  const all = [...store.catalogue().values()].reduce(
    (sum, each) => sum + store.counters(each).size,
    0,
  )
  const entries = pagesOf(environment.entries)
  const indexes = collection.indexes.map(({ name, number }): [string, number] => {
    const count = entriesOf(environment, number)
    return [name, shareOf(entries.bytes, count, entries.count)]
  })
  const storage = shareOf(pagesOf(environment.records).bytes, data, all)
  return { data, storage, indexes: new Map(indexes) }
}

function entriesOf({ entries }: Environment, number: number): number {
  return entries.getKeysCount({ start: numberKey(number), end: numberKey(number + 1) })
}

function pagesOf(table: Table): { bytes: number; count: number } {
  const stats = table.getStats() as Record<string, number>
  const { pageSize = 0, treeBranchPageCount = 0, treeLeafPageCount = 0 } = stats
  const pages = treeBranchPageCount + treeLeafPageCount + (stats['overflowPages'] ?? 0)
  return { bytes: pages * pageSize, count: stats['entryCount'] ?? 0 }
}

function shareOf(bytes: number, part: number, whole: number): number {
  return whole > 0 ? Math.round((bytes * part) / whole) : 0
}

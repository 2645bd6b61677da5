import path from 'node:path'
import { type Database, open } from 'lmdb'

export type Table = Database<Buffer, Buffer>

/** LMDB with the embedded database's options: a commit is on disk when it returns. */
export function openTable(folder: string): Table {
  return open<Buffer, Buffer>({
    path: path.join(folder, 'raw.mdb'),
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
    noMemInit: false,
    cache: false,
  })
}

let next = 0

export function commitAll(table: Table, values: readonly Buffer[]): void {
  table.transactionSync(() => {
    for (const value of values) {
      const key = Buffer.alloc(10)
      key.writeUIntBE(++next, 4, 6)
      table.putSync(key, value)
    }
  })
}

/** Stores one value; concurrent calls share a commit. */
export function groupCommits(table: Table): (value: Buffer) => Promise<void> {
  let waiting: { value: Buffer; done: () => void }[] = []
  function commit(): void {
    const group = waiting
    waiting = []
    commitAll(
      table,
      group.map(({ value }) => value),
    )
    for (const { done } of group) done()
  }
  return (value) =>
    new Promise((done) => {
      if (waiting.push({ value, done }) === 1) setImmediate(commit)
    })
}

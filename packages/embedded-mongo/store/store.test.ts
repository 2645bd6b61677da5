import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../conformance/server-process'
import { MongoError } from '../errors'
import { openEnvironment } from './environment'
import { buildIndexes } from './index-build'
import { noteUse } from './index-use'
import { seal } from './layout'
import { Store } from './store'
import type { WriteTransaction } from './transaction'
import { verifyCollection } from './verify'

const SLUG = { key: { slug: 1 }, name: 'slug', unique: true }

let folder: ReturnType<typeof temporaryFolder>
let store: Store

beforeEach(() => {
  folder = temporaryFolder()
  store = Store.open(folder.path)
})

afterEach(async () => {
  await store.close()
  folder.remove()
})

const insert =
  (_id: number, extra = {}) =>
  (transaction: WriteTransaction) => {
    const { namespace } = transaction.findOrCreate('db', 'docs')
    transaction.insert(namespace, { _id, ...extra })
  }

function collection() {
  const found = store.catalogue().get('db.docs')
  if (!found) throw new Error('no collection')
  return found
}

test('of writes that share a commit, a failing one reverts only its own changes', async () => {
  const results = await Promise.allSettled([
    store.write(insert(1)),
    store.write((transaction) => {
      insert(2)(transaction)
      insert(1)(transaction)
    }),
    store.write(insert(3)),
  ])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(store.counters(collection()).count).toBe(2)
  expect(verifyCollection(store.environment, collection())).toMatchObject({
    records: 2,
    errors: [],
  })
})

test('a duplicate is found before any change of its document is written', async () => {
  await store.write(insert(1, { slug: 'a' }))
  await store.writeInTurns((turn) => buildIndexes(turn, collection(), [SLUG]))
  const refused = await store.write((transaction) => {
    try {
      insert(2, { slug: 'a' })(transaction)
    } catch (error) {
      if (error instanceof MongoError) return error.extra
      throw error
    }
  })
  expect(refused).toEqual({ keyPattern: { slug: 1 }, keyValue: { slug: 'a' } })
  expect(verifyCollection(store.environment, collection())).toMatchObject({
    records: 1,
    errors: [],
  })
})

test('values too long for a key stay unique by their full text', async () => {
  const long = 'x'.repeat(4000)
  await store.write((transaction) => transaction.create('db', 'docs', {}))
  await store.writeInTurns((turn) => buildIndexes(turn, collection(), [SLUG]))
  await store.write(insert(1, { slug: `${long}a` }))
  await store.write(insert(2, { slug: `${long}b` }))
  await expect(store.write(insert(3, { slug: `${long}a` }))).rejects.toMatchObject({ code: 11000 })
  expect(verifyCollection(store.environment, collection()).errors).toEqual([])
})

test('a dropped collection leaves nothing behind', async () => {
  await store.write(insert(1, { tags: ['a', 'b'] }))
  await store.write((transaction) => {
    const found = transaction.find('db.docs')
    if (found) transaction.drop(found)
  })
  const { records, entries, counters, catalogue } = store.environment
  const left = [records, entries, counters, catalogue].map((table) => table.getKeysCount())
  expect(left).toEqual([0, 0, 0, 0])
})

test('written data is there after the folder is opened again', async () => {
  await store.write(insert(1, { tags: ['a', 'b'] }))
  await store.close()
  store = Store.open(folder.path)
  expect(store.counters(collection())).toMatchObject({ count: 1, next: 2 })
  expect(collection().indexes.map(({ name }) => name)).toEqual(['_id_'])
})

test('a folder of a newer format is refused', async () => {
  await store.close()
  const environment = openEnvironment(folder.path)
  const key = Buffer.from('format')
  environment.meta.transactionSync(() => environment.meta.putSync(key, seal(key, Buffer.from([9]))))
  await environment.close()
  expect(() => Store.open(folder.path)).toThrow(
    /newer version \(format 9; this one reads up to 1\)/,
  )
  store = openFresh()
})

test('a folder is opened once per process', () => {
  expect(() => Store.open(folder.path)).toThrow(/is in use by another process/)
})

function openFresh(): Store {
  folder.remove()
  folder = temporaryFolder()
  return Store.open(folder.path)
}

test('how often an index was used is forgotten with the index', async () => {
  const { uses } = store.environment
  for (let round = 0; round < 5; round++) {
    await store.write(insert(round, { slug: 'a' }))
    await store.writeInTurns((turn) => buildIndexes(turn, collection(), [SLUG]))
    noteUse(store.environment, collection().indexes[0]?.number ?? 0)
    await store.write((transaction) => transaction.drop(collection()))
  }
  expect(uses.size).toBe(0)
})

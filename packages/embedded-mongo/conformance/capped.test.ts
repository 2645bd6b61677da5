import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '../server'
import { type Client, type Db, MongoClient } from './driver'
import { temporaryFolder } from './server-process'

type Doc = { _id: number; a: number; text?: string }

const folder = temporaryFolder()
let server: Listening
let client: Client
let db: Db

beforeAll(async () => {
  server = await listen({ data: folder.path })
  client = await MongoClient.connect(server.uri)
  db = client.db('capped')
})

afterAll(async () => {
  await client.close()
  await server.close()
  folder.remove()
})

const idsOf = async (name: string) =>
  (await db.collection<Doc>(name).find().toArray()).map(({ _id }) => _id)

test('a capped collection removes its oldest documents, by number and by size', async () => {
  const few = await db.createCollection<Doc>('few', { capped: true, size: 5000, max: 3 })
  await few.createIndex({ a: 1 })
  await few.insertMany([1, 2, 3, 4, 5].map((_id) => ({ _id, a: -_id })))
  expect(await idsOf('few')).toEqual([3, 4, 5])
  expect(await few.countDocuments({ a: { $lt: 0 } }, { hint: 'a_1' })).toBe(3)

  const small = await db.createCollection<Doc>('small', { capped: true, size: 4096 })
  const text = 'x'.repeat(900)
  await small.insertMany([1, 2, 3, 4, 5, 6].map((_id) => ({ _id, a: _id, text })))
  expect(await idsOf('small')).toEqual([3, 4, 5, 6])
  for (const name of ['few', 'small']) {
    expect((await db.command({ validate: name }))['errors']).toEqual([])
  }
  const [info] = await db.listCollections({ name: 'few' }).toArray()
  expect(info).toMatchObject({ options: { capped: true, size: 5120, max: 3 } })
})

test('a capped collection refuses a document larger than itself', async () => {
  const docs = await db.createCollection<Doc>('strict', { capped: true, size: 4096 })
  await docs.insertOne({ _id: 1, a: 1 })
  await docs.updateOne({ _id: 1 }, { $set: { a: 2 } })
  const grown = docs.updateOne({ _id: 1 }, { $set: { text: 'more' } })
  await expect(grown).rejects.toMatchObject({ code: 10003 })
  const huge = docs.insertOne({ _id: 2, a: 1, text: 'x'.repeat(5000) })
  await expect(huge).rejects.toMatchObject({ code: 2 })
  const expiring = docs.createIndex({ a: 1 }, { expireAfterSeconds: 1 })
  await expect(expiring).rejects.toMatchObject({ code: 67 })
  await expect(db.command({ create: 'none', capped: true })).rejects.toMatchObject({ code: 72 })
  expect(await docs.find().toArray()).toEqual([{ _id: 1, a: 2 }])
})

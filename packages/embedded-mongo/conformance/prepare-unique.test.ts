import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen, type Listening } from '../server'
import { type Client, MongoClient } from './driver'
import { temporaryFolder } from './server-process'

type Row = { _id: number; x?: unknown; y?: number }

const folder = temporaryFolder()
let server: Listening
let client: Client
let number = 0

beforeAll(async () => {
  server = await listen({ data: folder.path, turnMs: 0 })
  client = await MongoClient.connect(server.uri)
})

afterAll(async () => {
  await client.close()
  await server.close()
  folder.remove()
})

beforeEach(async () => {
  number++
  await rows().insertMany([
    { _id: 1, x: 1 },
    { _id: 2, x: 1 },
    { _id: 3, x: 2 },
    { _id: 4, x: [3, 4] },
    { _id: 5, x: 4 },
  ])
  await rows().createIndex({ x: 1 })
})

const db = () => client.db('unique')
const rows = () => db().collection<Row>(`rows${number}`)
const change = (index: object, more: object = {}) =>
  db().command({
    collMod: rows().collectionName,
    index: { keyPattern: { x: 1 }, ...index },
    ...more,
  })
const errorOf = async (command: Promise<unknown>): Promise<unknown> => {
  try {
    return await command
  } catch (error) {
    return error
  }
}

test('a prepared index refuses new duplicates and keeps the old ones', async () => {
  expect(await change({ prepareUnique: true })).toMatchObject({
    prepareUnique_old: false,
    prepareUnique_new: true,
  })
  expect(await rows().indexes()).toMatchObject([{ name: '_id_' }, { prepareUnique: true }])
  const insert = rows().insertOne({ _id: 6, x: 2 })
  await expect(insert).rejects.toMatchObject({ code: 11000, keyValue: { x: 2 } })
  const update = rows().updateOne({ _id: 3 }, { $set: { x: 4 } })
  await expect(update).rejects.toMatchObject({ code: 11000 })
  expect(await rows().updateOne({ _id: 1 }, { $set: { y: 1 } })).toMatchObject({ modifiedCount: 1 })
  expect(await rows().countDocuments({ x: 1 })).toBe(2)
})

test('a prepared index becomes unique once it has no duplicates', async () => {
  await change({ prepareUnique: true })
  expect(await errorOf(change({ unique: true }))).toMatchObject({
    code: 359,
    codeName: 'CannotConvertIndexToUnique',
    errorResponse: { violations: [{ ids: [1, 2] }, { ids: [4, 5] }] },
  })
  await rows().deleteOne({ _id: 2 })
  await rows().updateOne({ _id: 5 }, { $set: { x: 5 } })
  expect(await change({ unique: true }, { dryRun: true })).toEqual({ ok: 1 })
  expect(await rows().indexes()).toMatchObject([{}, { prepareUnique: true }])
  expect(await change({ unique: true })).toEqual({ unique_new: true, ok: 1 })
  const [, index] = await rows().indexes()
  expect(index).toEqual({ v: 2, key: { x: 1 }, name: 'x_1', unique: true })
  await expect(rows().insertOne({ _id: 7, x: 5 })).rejects.toMatchObject({ code: 11000 })
})

test('the preparation is withdrawn, and an index may be created with it', async () => {
  await change({ prepareUnique: true })
  expect(await change({ prepareUnique: false })).toMatchObject({ prepareUnique_old: true })
  await rows().insertOne({ _id: 6, x: 2 })
  const indexes = [{ key: { y: 1 }, name: 'y_1', prepareUnique: true }]
  await db().command({ createIndexes: rows().collectionName, indexes })
  await rows().insertOne({ _id: 8, y: 1 })
  await expect(rows().insertOne({ _id: 9, y: 1 })).rejects.toMatchObject({ code: 11000 })
})

test.for([
  [{ unique: true }, {}, 72],
  [{ unique: false }, {}, 72],
  [{}, {}, 72],
  [{ name: 'x_1', prepareUnique: true }, {}, 72],
  [{ prepareUnique: true }, { dryRun: true }, 72],
  [{ keyPattern: { z: 1 }, prepareUnique: true }, {}, 27],
  [{ prepareUnique: true, sparse: true }, {}, 40415],
  [{ hidden: true }, {}, 238],
] as [object, object, number][])('collMod of %j with %j is refused with %d', async (given) => {
  const [index, more, code] = given
  await expect(change(index, more)).rejects.toMatchObject({ code })
})

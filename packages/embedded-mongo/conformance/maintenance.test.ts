import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { listen, type Listening } from '../server'
import { type Client, MongoClient, serialize } from './driver'
import { temporaryFolder } from './server-process'

const folder = temporaryFolder()
let server: Listening
let client: Client

beforeAll(async () => {
  server = await listen({ data: folder.path })
  client = await MongoClient.connect(server.uri)
  await rows().insertMany([{ _id: 2 }, { _id: 1, a: 'x' }, { _id: 3, a: 'y' }] as never[])
  await rows().createIndex({ a: 1 }, { unique: true, sparse: true })
})

afterAll(async () => {
  await client.close()
  await server.close()
  folder.remove()
})

const db = () => client.db('care')
const admin = () => client.db('admin')
const rows = () => db().collection('rows')

test('compact frees nothing and says so', async () => {
  expect(await db().command({ compact: 'rows' })).toEqual({ bytesFreed: 0, ok: 1 })
  await expect(db().command({ compact: 'none' })).rejects.toMatchObject({ code: 26 })
})

test('planCacheClear is done where plans are not kept', async () => {
  expect(await db().command({ planCacheClear: 'rows', query: { a: 1 } })).toEqual({ ok: 1 })
})

test('reIndex builds all indexes anew', async () => {
  const before = await rows().indexes()
  expect(await db().command({ reIndex: 'rows' })).toMatchObject({
    nIndexesWas: 2,
    nIndexes: 2,
    indexes: [{ name: '_id_' }, { name: 'a_1', unique: true }],
  })
  expect(await rows().indexes()).toEqual(before)
  expect(await db().command({ validate: 'rows' })).toMatchObject({ valid: true, nIndexes: 2 })
  const plan = await rows().find({ a: 'x' }).explain('queryPlanner')
  expect(plan['queryPlanner'].winningPlan.inputStage).toMatchObject({ indexName: 'a_1' })
  await expect(rows().insertOne({ a: 'y' })).rejects.toMatchObject({ code: 11000 })
  await expect(db().command({ reIndex: 'none' })).rejects.toMatchObject({ code: 26 })
})

test('dbHash is the MD5 of the documents in the order of _id', async () => {
  const md5 = (...parts: (string | Uint8Array)[]) => {
    const hash = createHash('md5')
    for (const part of parts) hash.update(part)
    return hash.digest('hex')
  }
  const documents = [{ _id: 1, a: 'x' }, { _id: 2 }, { _id: 3, a: 'y' }].map((doc) =>
    serialize(doc),
  )
  await client.db('hash').collection('empty').createIndex({ a: 1 })
  await client
    .db('hash')
    .collection('rows')
    .insertMany([{ _id: 2 }, { _id: 1, a: 'x' }, { _id: 3, a: 'y' }] as never[])
  const [empty, full] = [md5(), md5(...documents)]
  const reply = await client.db('hash').command({ dbHash: 1 })
  expect(reply).toMatchObject({ collections: { empty, rows: full }, md5: md5(empty, full) })
  expect(Object.keys(reply['uuids'])).toEqual(['empty', 'rows'])
  const one = await client.db('hash').command({ dbHash: 1, collections: ['rows'] })
  expect(one['collections']).toEqual({ rows: full })
})

test('convertToCapped keeps the newest documents that fit', async () => {
  const many = Array.from({ length: 100 }, (_, i) => ({ _id: i, text: 'x'.repeat(200) }))
  await db()
    .collection('many')
    .insertMany(many as never[])
  expect(await db().command({ convertToCapped: 'many', size: 5000 })).toEqual({ ok: 1 })
  const [described] = await db().listCollections({ name: 'many' }).toArray()
  expect(described).toMatchObject({ options: { capped: true, size: 5120 } })
  const left = await db().collection('many').find().toArray()
  expect(left.at(-1)).toMatchObject({ _id: 99 })
  expect(left.length).toBeGreaterThan(10)
  expect(left.length).toBeLessThan(26)
  expect(await db().command({ validate: 'many' })).toMatchObject({ valid: true })
  await expect(db().command({ convertToCapped: 'none', size: 1 })).rejects.toMatchObject({
    code: 26,
  })
  await expect(db().command({ convertToCapped: 'rows' })).rejects.toMatchObject({ code: 72 })
})

test('top counts the commands on each collection', async () => {
  const countsOf = async (): Promise<Record<string, number>> => {
    const { totals } = await admin().command({ top: 1 })
    const fields = Object.entries((totals as Document)['care.rows'] as Record<string, Document>)
    return Object.fromEntries(fields.map(([name, { count }]) => [name, count as number]))
  }
  const before = await countsOf()
  await rows().findOne({ _id: 1 } as never)
  await rows().updateOne({ _id: 1 } as never, { $set: { b: 1 } })
  const after = await countsOf()
  expect(after['queries']).toBe((before['queries'] ?? 0) + 1)
  expect(after['update']).toBe((before['update'] ?? 0) + 1)
  expect(after['total']).toBe((before['total'] ?? 0) + 2)
  expect(after['writeLock']).toBe((before['writeLock'] ?? 0) + 1)
  await expect(db().command({ top: 1 })).rejects.toMatchObject({ code: 13 })
})

test('currentOp lists what runs, with a filter', async () => {
  expect(await admin().command({ currentOp: 1 })).toEqual({ inprog: [], ok: 1 })
  expect(await admin().command({ currentOp: true, $all: true, ns: 'care.rows' })).toEqual({
    inprog: [],
    ok: 1,
  })
  await expect(db().command({ currentOp: 1 })).rejects.toMatchObject({ code: 13 })
})

test('$listLocalSessions lists the sessions that were used and not ended', async () => {
  const list = async (): Promise<string[]> => {
    const found = await admin()
      .aggregate([{ $listLocalSessions: {} }])
      .toArray()
    expect(found[0]).toMatchObject({ _id: { uid: expect.anything() }, lastUse: expect.any(Date) })
    return found.map(({ _id }) => String((_id as unknown as Document)['id']))
  }
  const { id } = await admin().command({ startSession: 1 })
  expect(await list()).toContain(String((id as Document)['id']))
  await admin().command({ endSessions: [id] })
  expect(await list()).not.toContain(String((id as Document)['id']))
  const onCollection = rows()
    .aggregate([{ $listLocalSessions: {} }])
    .toArray()
  await expect(onCollection).rejects.toMatchObject({ code: 73 })
})

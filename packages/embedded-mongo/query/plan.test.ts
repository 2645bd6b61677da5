import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { MongoClient, type Client } from '../conformance/driver'
import { temporaryFolder } from '../conformance/server-process'
import { listen, type Listening } from '../server'

const folder = temporaryFolder()
let server: Listening
let client: Client
let number = 0

beforeAll(async () => {
  server = await listen({ data: folder.path })
  client = await MongoClient.connect(server.uri)
})

afterAll(async () => {
  await client.close()
  await server.close()
  folder.remove()
})

beforeEach(() => number++)

const docs = () => client.db('plans').collection<Document & { _id: number }>(`c${number}`)

/** The stages of explain from the top, and the index. */
async function plan(filter: Document, options: Document = {}) {
  const { queryPlanner, executionStats } = await docs()
    .find(filter, options)
    .explain('executionStats')
  const stages: string[] = []
  let stage = queryPlanner.winningPlan
  for (; stage.inputStage; stage = stage.inputStage) stages.push(stage.stage)
  return {
    stages: [...stages, stage.stage].join(' '),
    index: stage.indexName,
    direction: stage.direction,
    keys: executionStats.totalKeysExamined,
    documents: executionStats.totalDocsExamined,
  }
}

async function fill(index: Document, options: Document = {}): Promise<void> {
  const made = Array.from({ length: 100 }, (_, i) => ({
    _id: i,
    a: i % 10,
    b: i,
    tags: ['x', `t${i}`],
  }))
  await docs().insertMany(made)
  await docs().createIndex(index as never, { name: 'made', ...options })
}

test('without an index that fits, explain says COLLSCAN', async () => {
  await fill({ a: 1 })
  expect(await plan({ b: 5 })).toMatchObject({ stages: 'COLLSCAN', documents: 100 })
})

test('an _id is found by its index and reads one document', async () => {
  await fill({ a: 1 })
  expect(await plan({ _id: 7 })).toMatchObject({ index: '_id_', keys: 1, documents: 1 })
})

test('a compound index serves its prefix, a range after it and the sort', async () => {
  await fill({ a: 1, b: -1 })
  expect(await plan({ a: 3 })).toMatchObject({ stages: 'FETCH IXSCAN', documents: 10 })
  expect(await plan({ a: 3, b: { $gte: 53 } })).toMatchObject({ documents: 5 })
  expect(await plan({ a: 3 }, { sort: { b: -1 } })).toMatchObject({
    stages: 'FETCH IXSCAN',
    direction: 'forward',
  })
  expect(await plan({ a: 3 }, { sort: { b: 1 } })).toMatchObject({
    stages: 'FETCH IXSCAN',
    direction: 'backward',
  })
})

test('a sort that the index does not give is done in memory, and explained', async () => {
  await fill({ a: 1, b: -1 })
  expect(await plan({ a: { $in: [1, 2] } }, { sort: { b: 1 } })).toMatchObject({
    stages: 'SORT FETCH IXSCAN',
  })
})

test('with a sort served by the index a page reads only its own documents', async () => {
  await fill({ a: 1, b: -1 })
  const found = await plan({ a: 3 }, { sort: { b: -1 }, limit: 4 })
  expect(found).toMatchObject({ stages: 'LIMIT FETCH IXSCAN', documents: 4 })
})

test('an array field serves an equal value with a sort on another field', async () => {
  await fill({ tags: 1, b: -1 })
  const found = await plan({ tags: 'x' }, { sort: { b: -1 }, limit: 5 })
  expect(found).toMatchObject({ stages: 'LIMIT FETCH IXSCAN', documents: 5 })
})

test('a partial index is used only if the filter implies its own', async () => {
  await fill({ b: 1 }, { partialFilterExpression: { a: { $gte: 5 } } })
  expect(await plan({ b: 7, a: 7 })).toMatchObject({ stages: 'FETCH IXSCAN' })
  expect(await plan({ b: 7, a: { $gt: 5 } })).toMatchObject({ stages: 'FETCH IXSCAN' })
  expect(await plan({ b: 7 })).toMatchObject({ stages: 'COLLSCAN' })
  expect(await plan({ b: 7, a: { $gte: 4 } })).toMatchObject({ stages: 'COLLSCAN' })
})

test('a sparse index is not used for null, which missing fields match too', async () => {
  await fill({ c: 1 }, { sparse: true })
  expect(await plan({ c: null })).toMatchObject({ stages: 'COLLSCAN' })
  expect(await plan({ c: 1 })).toMatchObject({ stages: 'FETCH IXSCAN', documents: 0 })
})

test('an index is used for text only under its own collation', async () => {
  const collation = { locale: 'en', strength: 2 }
  await docs().insertMany([
    { _id: 1, name: 'Anna' },
    { _id: 2, name: 'ANNA' },
  ])
  await docs().createIndex({ name: 1 }, { collation })
  expect(await plan({ name: 'anna' })).toMatchObject({ stages: 'COLLSCAN' })
  expect(await plan({ name: 'anna' }, { collation })).toMatchObject({
    stages: 'FETCH IXSCAN',
    keys: 2,
  })
})

test('a hint selects the index, and an unknown one is refused', async () => {
  await fill({ a: 1 })
  expect(await plan({ b: 1 }, { hint: 'made' })).toMatchObject({ index: 'made', documents: 100 })
  expect(await plan({ a: 1 }, { hint: { $natural: 1 } })).toMatchObject({ stages: 'COLLSCAN' })
  await expect(docs().find({}, { hint: 'other' }).toArray()).rejects.toMatchObject({ code: 2 })
})

test('a text index gives the documents that contain a word', async () => {
  await docs().insertMany([
    { _id: 1, title: 'Red sunsets', body: 'over the sea' },
    { _id: 2, title: 'Blue', body: 'a sunset' },
    { _id: 3, title: 'Green', body: 'hills' },
  ])
  await docs().createIndex({ title: 'text', body: 'text' }, { weights: { title: 5 } })
  const search = (text: string) =>
    docs()
      .find({ $text: { $search: text } }, { projection: { score: { $meta: 'textScore' } } })
      .sort({ score: { $meta: 'textScore' } })
      .map(({ _id }) => _id)
      .toArray()
  expect(await search('SUNSET')).toEqual([1, 2])
  expect(await search('sunset -red')).toEqual([2])
  expect(await search('"the sea" sunset')).toEqual([1])
  expect(await plan({ $text: { $search: 'sunset' } })).toMatchObject({
    stages: 'FETCH TEXT_MATCH',
    documents: 2,
  })
})

test('an index finds what a regular expression finds whose first letters are optional', async () => {
  await docs().insertMany([{ _id: 1, a: 'ab' } as never, { _id: 2, a: 'acd' } as never])
  await docs().createIndex({ a: 1 })
  for (const pattern of ['^ab\\E*', '^ab(?#note)*', '^ab{0}', '^ab?']) {
    expect(await docs().countDocuments({ a: { $regex: pattern } }), pattern).toBe(2)
  }
})

test('a value chooses the index before a null, which most documents have', async () => {
  await fill({ deletedAt: 1, b: 1 })
  await docs().createIndex({ a: 1 }, { name: 'of the value' })
  expect(await plan({ deletedAt: null, a: 3 })).toMatchObject({
    index: 'of the value',
    documents: 10,
  })
  expect(await plan({ deletedAt: null }, { sort: { b: 1 } })).toMatchObject({ index: 'made' })
})

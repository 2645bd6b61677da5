import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { listen, type Listening } from '../server'
import { type Client, MongoClient } from './driver'
import { temporaryFolder } from './server-process'

const folder = temporaryFolder()
let server: Listening
let client: Client

beforeAll(async () => {
  server = await listen({ data: folder.path })
  client = await MongoClient.connect(server.uri)
})

afterAll(async () => {
  await client.close()
  await server.close()
  folder.remove()
})

const answerTo = (command: Document, db = 'a') =>
  client
    .db(db)
    .command(command)
    .then(
      () => 'ok',
      (error: { code?: number; message?: string }) => `${error.code} ${error.message}`,
    )

const set = { q: {}, u: { $set: { x: 1 } } }

test.each<[Document, string]>([
  [{ insert: 'system.foo', documents: [{}] }, '73 Invalid system namespace: a.system.foo'],
  [{ update: 'system.foo', updates: [set] }, '73 Invalid system namespace: a.system.foo'],
  [
    { delete: 'system.foo', deletes: [{ q: {}, limit: 0 }] },
    '73 Invalid system namespace: a.system.foo',
  ],
  [
    { findAndModify: 'system.foo', query: {}, update: { $set: { x: 1 } }, upsert: true },
    '73 Invalid system namespace: a.system.foo',
  ],
  [{ create: 'system.foo' }, '73 Invalid system namespace: a.system.foo'],
  [
    { createIndexes: 'system.foo', indexes: [{ key: { x: 1 }, name: 'x_1' }] },
    '73 Invalid system namespace: a.system.foo',
  ],
  [
    { aggregate: 'docs', pipeline: [{ $out: 'system.foo' }], cursor: {} },
    '73 Invalid system namespace: a.system.foo',
  ],
  [
    { aggregate: 'docs', pipeline: [{ $merge: 'system.foo' }], cursor: {} },
    '73 Invalid system namespace: a.system.foo',
  ],
  [{ insert: 'system.profile', documents: [{}] }, '73 cannot write to a.system.profile'],
  [{ insert: 'system.views', documents: [{}] }, '73 cannot write to a.system.views'],
  [{ insert: 'x.system.foo', documents: [{}] }, '2 Invalid namespace: a.x.system.foo'],
  [{ insert: 'system.js', documents: [{ _id: 'f', value: 1 }] }, 'ok'],
  [{ insert: 'systems', documents: [{}] }, 'ok'],
  [{ find: 'system.foo' }, 'ok'],
])('%j: %s', async (command, answer) => {
  expect(await answerTo(command)).toBe(answer)
})

test('no collection is renamed to one of the system', async () => {
  await client.db('a').collection('docs').insertOne({ x: 1 })
  const rename = { renameCollection: 'a.docs', to: 'a.system.foo' }
  expect(await answerTo(rename, 'admin')).toBe('73 Invalid system namespace: a.system.foo')
})

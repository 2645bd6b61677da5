import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '../server'
import { type Client, MongoClient, serialize } from './driver'
import { RawConnection } from './raw-connection'
import { temporaryFolder } from './server-process'

const folder = temporaryFolder()
let server: Listening
let client: Client
let raw: RawConnection

beforeAll(async () => {
  server = await listen({ data: folder.path })
  client = await MongoClient.connect(server.uri)
  raw = await RawConnection.open(server.uri)
})

afterAll(async () => {
  raw.close()
  await client.close()
  await server.close()
  folder.remove()
})

const rows = () => client.db('bytes').collection('rows')

/** `u` is undefined, `p` a DBPointer, `n` is 1. */
const ELEMENTS = Buffer.from(
  '06' +
    '7500' +
    '0c' +
    '7000' +
    '02000000' +
    '6200' +
    '0123456789abcdef01234567' +
    '10' +
    '6e00' +
    '01000000',
  'hex',
)

/** A document with these elements, and with what else is given before them. */
function documentWith(before: object): Buffer {
  const start = serialize(before).subarray(4, -1)
  const whole = Buffer.concat([Buffer.alloc(4), start, ELEMENTS, Buffer.alloc(1)])
  whole.writeInt32LE(whole.length)
  return whole
}

async function insert(bytes: Buffer): Promise<void> {
  expect(await raw.insert('bytes', 'rows', bytes)).toMatchObject({ ok: { value: 1 } })
}

async function stored(filter: object, options: object = {}): Promise<Buffer> {
  const found = await rows()
    .find(filter, { raw: true, ...options } as object)
    .next()
  return Buffer.from(found as unknown as Uint8Array)
}

test('undefined and DBPointer are kept in a document with an _id', async () => {
  await insert(documentWith({ _id: 1 }))
  expect((await stored({ _id: 1 })).toString('hex')).toBe(documentWith({ _id: 1 }).toString('hex'))
})

test('they are kept in a document that gets its _id from the server', async () => {
  await insert(documentWith({ field: true }))
  const found = await stored({ field: true })
  const withoutId = Buffer.concat([Buffer.alloc(4), found.subarray(21)])
  withoutId.writeInt32LE(withoutId.length)
  expect(found.subarray(4, 9)).toEqual(Buffer.from('\x07_id\0', 'latin1'))
  expect(withoutId.toString('hex')).toBe(documentWith({ field: true }).toString('hex'))
})

test('they are kept when another field is changed', async () => {
  await insert(documentWith({ _id: 3 }))
  await rows().updateOne({ _id: 3 } as never, { $set: { n: 2 } })
  const changed = documentWith({ _id: 3 })
  changed.writeInt32LE(2, changed.length - 5)
  expect((await stored({ _id: 3 })).toString('hex')).toBe(changed.toString('hex'))
})

test('they are kept by projections and pipelines', async () => {
  await insert(documentWith({ _id: 4 }))
  const whole = documentWith({ _id: 4 }).toString('hex')
  const projected = await stored({ _id: 4 }, { projection: { _id: 1, u: 1, p: 1, n: 1 } })
  expect(projected.toString('hex')).toBe(whole)
  const stages = [{ $match: { _id: 4 } }, { $addFields: { n: 1 } }]
  const [row] = await rows()
    .aggregate(stages, { raw: true } as object)
    .toArray()
  expect(Buffer.from(row as unknown as Uint8Array).toString('hex')).toBe(whole)
})

test('they are found by their types, and undefined counts as null', async () => {
  await insert(documentWith({ _id: 5 }))
  const count = (filter: object) => rows().countDocuments({ _id: 5, ...filter } as never)
  expect(await count({ u: { $type: 6 } })).toBe(1)
  expect(await count({ u: { $type: 'undefined' }, p: { $type: 'dbPointer' } })).toBe(1)
  expect(await count({ u: null })).toBe(1)
  expect(await count({ u: { $exists: true } })).toBe(1)
  await rows().createIndex({ u: 1 })
  await rows().createIndex({ p: 1 })
  expect(await count({ u: null })).toBe(1)
  expect(await client.db('bytes').command({ validate: 'rows' })).toMatchObject({ valid: true })
})

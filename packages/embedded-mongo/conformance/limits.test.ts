import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Document, encode } from '../bson/types'
import { listen } from '../server'
import { type Client, EJSON, Long, MongoClient } from './driver'
import { type ServerProcess, startServer, temporaryFolder } from './server-process'

const DOCS = 60_000
const MANY = 1000
/** True of every document, and slow to find out: a read takes seconds unless something ends it. */
const slow = (steps: number): Document => ({
  $expr: { $gt: [{ $size: { $range: [0, steps] } }, 0] },
})

const folder = temporaryFolder()
let server: ServerProcess
let client: Client
let other: Client

beforeAll(async () => {
  server = await startServer(folder.path)
  client = await MongoClient.connect(server.uri)
  other = await MongoClient.connect(server.uri)
  for (let at = 0; at < DOCS; at += 20_000) {
    const docs = Array.from({ length: 20_000 }, (_, i) => {
      const n = ((at + i) * 7919) % DOCS
      return { n, group: n % 100, text: `document number ${n} `.repeat(3) }
    })
    await client.db('limits').collection('docs').insertMany(docs)
  }
})

afterAll(async () => {
  await client.close()
  await other.close()
  await server.stop()
  folder.remove()
})

const database = () => client.db('limits')
const ping = () => other.db('limits').command({ ping: 1 })
const codeOf = (command: Document) =>
  database()
    .command(command)
    .then(
      () => 0,
      (error: { code?: number }) => error.code,
    )

/** How many others were answered while a command ran, and the longest that one of them waited. */
async function pingsDuring(command: Document): Promise<{ pings: number; longest: number }> {
  let isRunning = true
  const running = database()
    .command(command)
    .finally(() => (isRunning = false))
  let pings = 0
  let longest = 0
  while (isRunning) {
    const startedAt = performance.now()
    await ping()
    longest = Math.max(longest, performance.now() - startedAt)
    pings++
  }
  expect((await running)['ok']).toBe(1)
  return { pings, longest }
}

test.each<[string, Document]>([
  ['count', { count: 'docs', query: slow(1500) }],
  ['distinct', { distinct: 'docs', key: 'group', query: slow(1500) }],
  ['sort', { find: 'docs', sort: { n: 1 } }],
  [
    'group',
    { aggregate: 'docs', pipeline: [{ $group: { _id: '$n', t: { $max: '$text' } } }], cursor: {} },
  ],
  [
    'sort in a pipeline',
    { aggregate: 'docs', pipeline: [{ $addFields: { m: 1 } }, { $sort: { n: 1 } }], cursor: {} },
  ],
])('others are answered while a long %s runs', async (name, command) => {
  const { pings, longest } = await pingsDuring(command)
  console.info(`${name}: ${pings} pings meanwhile, the longest ${longest.toFixed(0)} ms`)
  expect(pings).toBeGreaterThan(8)
})

test('a collection dropped during a read is an error, not a truncated answer', async () => {
  const docs = Array.from({ length: 20_000 }, (_, n) => ({ n }))
  const pipeline = [{ $match: slow(50_000) }, { $group: { _id: 1, n: { $sum: 1 } } }]
  for (const command of [
    { count: 'short', query: slow(50_000) },
    { aggregate: 'short', pipeline, cursor: {} },
    { find: 'short', filter: slow(50_000), sort: { n: -1 }, batchSize: 30_000 },
  ]) {
    await database().collection('short').insertMany(docs)
    const reading = codeOf(command)
    await ping()
    await other.db('limits').command({ drop: 'short' })
    expect(await reading, Object.keys(command)[0]).toBe(175)
  }
})

test('maxTimeMS ends scans, sorts and aggregations with code 50', async () => {
  const maxTimeMS = 5
  expect(await codeOf({ find: 'docs', filter: { x: 1 }, maxTimeMS })).toBe(50)
  expect(await codeOf({ find: 'docs', sort: { n: 1 }, maxTimeMS })).toBe(50)
  expect(await codeOf({ count: 'docs', query: { x: 1 }, maxTimeMS })).toBe(50)
  expect(await codeOf({ distinct: 'docs', key: 'n', maxTimeMS })).toBe(50)
  const pipeline = [{ $group: { _id: '$n' } }]
  expect(await codeOf({ aggregate: 'docs', pipeline, cursor: {}, maxTimeMS })).toBe(50)
})

test('sorts and groups over 100 MB are refused with code 292', async () => {
  const pad = 'x'.repeat(100_000)
  const big = database().collection('big')
  for (let i = 0; i < 11; i++) {
    await big.insertMany(Array.from({ length: 100 }, (_, k) => ({ n: k, pad })))
  }
  expect(await codeOf({ find: 'big', sort: { n: 1 } })).toBe(292)
  const collected = { $group: { _id: 1, all: { $push: '$pad' } } }
  const held = { $bucketAuto: { groupBy: '$n', buckets: 2 } }
  for (const stages of [[collected], [held], [{ $addFields: { x: 1 } }, { $sort: { n: 1 } }]]) {
    expect(await codeOf({ aggregate: 'big', pipeline: stages, cursor: {} })).toBe(292)
  }
  const first = await big
    .find({}, { projection: { pad: 0 } })
    .sort({ n: 1 })
    .limit(3)
    .toArray()
  expect(first.map(({ n }) => n as number)).toEqual([0, 0, 0])
  const large = [{ $limit: 250 }, collected]
  expect(await codeOf({ aggregate: 'big', pipeline: large, cursor: {} })).toBe(10334)
}, 60_000)

test('expressions with excessive backtracking are refused, on short and on long texts', async () => {
  await database()
    .collection('texts')
    .insertMany([{ t: 'a'.repeat(60) + '!' }, { t: 'ab'.repeat(200_000) }])
  for (const pattern of ['^(a+)+$', '(a|a)*$', '(?:a?){60}a{60}b', '(\\w+\\s?)*x$', 'a.*a.*a.*c']) {
    expect(await codeOf({ find: 'texts', filter: { t: { $regex: pattern } } }), pattern).toBe(51156)
    expect((await ping())['ok']).toBe(1)
  }
  const input = { $regexFindAll: { input: '$t', regex: '(a+)+!b' } }
  const pipeline = [{ $project: { found: input } }]
  expect(await codeOf({ aggregate: 'texts', pipeline, cursor: {} })).toBe(51156)
  expect(
    await database()
      .collection('texts')
      .countDocuments({ t: /^(a+)+!$/ }),
  ).toBe(1)
})

test('a document that is too deep or too large is refused and the connection stays open', async () => {
  const nested = (depth: number): Document => {
    let doc: Document = {}
    for (let i = 0; i < depth; i++) doc = { a: doc }
    return doc
  }
  const insert = async (doc: Document): Promise<unknown> => {
    const reply = await database().command({ insert: 'extreme', documents: [doc] })
    return (reply['writeErrors'] as { code: number }[] | undefined)?.[0]?.code
  }
  expect(await insert(nested(100))).toBe(undefined)
  expect(await insert(nested(300))).toBe(15)
  expect(await insert({ pad: 'x'.repeat(16 * 1024 * 1024 - 100) })).toBe(undefined)
  expect(await insert({ pad: 'x'.repeat(16 * 1024 * 1024) })).toBe(2)
  expect(await codeOf({ find: 'extreme', filter: { a: nested(150) } })).toBe(0)
  const found = await database().collection('extreme').find({}).toArray()
  expect(EJSON.stringify(found.map(({ pad }) => (pad as string | undefined)?.length))).toBe(
    `[null,${16 * 1024 * 1024 - 100}]`,
  )
})

test('a message of nearly 48 MB is accepted, with documents of up to 16 MB', async () => {
  const pads = [15.8, 15.8, 13].map((mega) => 'x'.repeat(mega * 1_000_000))
  const docs = database().collection('message')
  // The driver sends up to 48 MB in one message.
  const { insertedCount } = await docs.insertMany(pads.map((pad) => ({ pad })))
  expect(insertedCount).toBe(3)
  expect(await codeOf({ drop: 'message' })).toBe(0)
})

test('unused cursors do not accumulate', async () => {
  const open = () => database().command({ find: 'docs', batchSize: 1 })
  // As a number it would be sent as a double, which getMore refuses.
  const first = Long.fromValue(((await open())['cursor'] as { id: number }).id)
  for (let i = 0; i < MANY; i += 50) await Promise.all(Array.from({ length: 50 }, open))
  const status = await database().command({ serverStatus: 1 })
  const { total } = (status['metrics'] as { cursor: { open: { total: number } } }).cursor.open
  expect(total).toBe(MANY)
  expect(await codeOf({ getMore: first, collection: 'docs' })).toBe(43)
})

function messageOf(command: Document): Buffer {
  const message = Buffer.concat([Buffer.alloc(21), encode(command)])
  message.writeInt32LE(message.length)
  message.writeInt32LE(7, 4)
  message.writeInt32LE(2013, 12)
  return message
}

const PING = messageOf({ ping: 1, $db: 'limits' })

function open(uri: string): Promise<Socket> {
  const socket = connect(decodeURIComponent(uri.replace('mongodb://', '')))
  socket.on('error', () => undefined)
  return once(socket, 'connect').then(() => socket)
}

test('a thousand connections are all answered', async () => {
  const sockets: Socket[] = []
  for (let i = 0; i < MANY; i++) sockets.push(await open(server.uri))
  const answers = sockets.map((socket) => once(socket, 'data'))
  for (const socket of sockets) socket.write(PING)
  const replies = (await Promise.all(answers)) as [Buffer][]
  expect(replies.every(([reply]) => reply.readInt32LE(8) === 7)).toBe(true)
  for (const socket of sockets) socket.destroy()
  expect((await ping())['ok']).toBe(1)
})

test('a client that stops within a message or reads nothing is disconnected, an idle one is not', async () => {
  const folder = temporaryFolder()
  const stalledMs = 50
  const listening = await listen({ data: folder.path, stalledMs })
  const idle = await open(listening.uri)
  const half = await open(listening.uri)
  const halfClosed = once(half, 'close')
  // Idle beyond the limit first, which must not end the watch.
  await wait(3 * stalledMs)
  half.write(PING.subarray(0, 10))
  await halfClosed

  const reader = await MongoClient.connect(listening.uri)
  const docs = reader.db('limits').collection('large')
  await docs.insertOne({ pad: 'x'.repeat(8_000_000) })
  const deaf = await open(listening.uri)
  let isCutOff = false
  deaf.pause().once('close', () => (isCutOff = true))
  while (!isCutOff) {
    deaf.write(messageOf({ find: 'large', $db: 'limits' }))
    expect(await docs.estimatedDocumentCount()).toBe(1)
  }
  await reader.close()

  const answered = once(idle, 'data')
  idle.write(PING)
  await answered
  idle.destroy()
  await listening.close()
  folder.remove()
})

test('a server that was busy does not disconnect a client that sent the rest meanwhile', async () => {
  const folder = temporaryFolder()
  const stalledMs = 50
  const listening = await listen({ data: folder.path, stalledMs })
  const socket = await open(listening.uri)
  const other = await open(listening.uri)
  const answered = once(other, 'data')
  socket.write(PING.subarray(0, 10))
  other.write(PING)
  await answered
  const late = Promise.race([once(socket, 'data'), once(socket, 'close').then(() => 'cut off')])
  socket.write(PING.subarray(10))
  // Both belong to this process: neither runs.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * stalledMs)
  expect(await late).toEqual([expect.any(Buffer)])
  for (const each of [socket, other]) each.destroy()
  await listening.close()
  folder.remove()
})

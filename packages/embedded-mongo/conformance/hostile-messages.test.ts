import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decode, encode } from '../bson/types'
import { MongoClient } from './driver'
import { startServer, temporaryFolder } from './server-process'

const HEADER = 20
const OP_COMPRESSED = 2012
const OP_MSG = 2013
const LIES = [-1, 0, 4, 1_000_000, 0x7fffffff]

const folder = temporaryFolder()
let server: Awaited<ReturnType<typeof startServer>>
let client: InstanceType<typeof MongoClient>
beforeAll(async () => {
  server = await startServer(folder.path)
  client = await MongoClient.connect(server.uri)
})
afterAll(async () => {
  await client.close()
  await server.stop()
  folder.remove()
})

const docs = () => client.db('a').collection<{ _id: number }>('docs')

function message(code: number, sections: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(HEADER), ...sections])
  bytes.writeInt32LE(bytes.length)
  bytes.writeInt32LE(code, 12)
  return bytes
}

/** An insert with its document in the body, or in a sequence of documents. */
function insert(_id: number, isSequence: boolean): Buffer {
  const command = { insert: 'docs', $db: 'a' }
  const document = { _id, text: 'low tide', nested: { list: [1, 'two'] } }
  if (!isSequence) {
    return message(OP_MSG, [Buffer.from([0]), encode({ ...command, documents: [document] })])
  }
  const sequence = Buffer.concat([Buffer.alloc(4), Buffer.from('documents\0'), encode(document)])
  sequence.writeInt32LE(sequence.length)
  return message(OP_MSG, [Buffer.from([0]), encode(command), Buffer.from([1]), sequence])
}

/** Resolves with what the server sent until it answered or closed the connection. */
async function send(bytes: Uint8Array): Promise<Buffer> {
  const socket = connect(decodeURIComponent(server.uri.replace('mongodb://', '')))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  let answer = Buffer.alloc(0)
  const isAnswered = new Promise<void>((resolve) => {
    socket.on('close', resolve)
    socket.on('data', (chunk: Buffer) => {
      answer = Buffer.concat([answer, chunk])
      if (answer.length >= 4 && answer.length >= answer.readInt32LE()) resolve()
    })
  })
  socket.write(bytes)
  await isAnswered
  socket.destroy()
  return answer
}

test('a length that lies, anywhere in a message, stores nothing that cannot be read', async () => {
  let _id = 0
  for (const isSequence of [false, true]) {
    const { length } = insert(0, isSequence)
    for (let at = HEADER + 1; at <= length - 4; at++) {
      const bytes = insert(++_id, isSequence)
      bytes.writeInt32LE(LIES[at % LIES.length] ?? 0, at)
      const answer = await send(bytes)
      if (answer.length > 0) expect(decode(answer.subarray(HEADER + 1))).toHaveProperty('ok')
    }
  }
  const found = docs().find({}, { raw: true })
  for await (const raw of found) decode(raw as unknown as Uint8Array)
  expect((await client.db('a').command({ validate: 'docs' }))['valid']).toBe(true)
})

test('a compressed message closes its connection, as no compression was offered', async () => {
  for (const compressor of [0, 1, 2, 3]) {
    const inner = Buffer.alloc(9)
    inner.writeInt32LE(OP_MSG)
    inner.writeInt32LE(0x7fffffff, 4)
    inner[8] = compressor
    const bytes = Buffer.concat([Buffer.alloc(16), inner, insert(9, false)])
    bytes.writeInt32LE(bytes.length)
    bytes.writeInt32LE(OP_COMPRESSED, 12)
    expect(await send(bytes)).toHaveLength(0)
  }
})

const WHERE = { $where: 'sleep(1000) || true' }

test.each([
  WHERE,
  { $and: [WHERE] },
  { $or: [{ $nor: [WHERE] }] },
  { text: WHERE },
  { text: { $not: WHERE } },
  { nested: { $elemMatch: WHERE } },
  { $expr: { $function: { body: 'function () {}', args: [], lang: 'js' } } },
])('a condition runs no script: %j', async (condition) => {
  await expect(docs().findOne(condition)).rejects.toThrow()
  await expect(docs().deleteMany(condition)).rejects.toThrow()
  const populated = { from: 'docs', as: 'found', pipeline: [{ $match: condition }] }
  await docs().updateOne({ _id: -1 }, { $set: { text: 'one' } }, { upsert: true })
  await expect(
    docs()
      .aggregate([{ $lookup: populated }])
      .toArray(),
  ).rejects.toThrow()
})

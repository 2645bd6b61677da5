import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type Db, MongoClient } from './driver'
import { type ServerProcess, startHurriedServer, temporaryFolder } from './server-process'

/*
 * A server that yields after every document, so that long operations are interrupted wherever
 * possible.
 */
type Doc = { _id: number; a: number; b?: number; list?: number[] }

const COUNT = 350

const folder = temporaryFolder()
let server: ServerProcess
let client: Client
let db: Db

beforeAll(async () => {
  server = await startHurriedServer(folder.path)
  client = await MongoClient.connect(server.uri)
  db = client.db('turns')
})

afterAll(async () => {
  await client.close()
  await server.stop()
  folder.remove()
})

async function filled(name: string): Promise<ReturnType<typeof docsOf>> {
  const docs = docsOf(name)
  await docs.insertMany(Array.from({ length: COUNT }, (_, _id) => ({ _id, a: _id % 10 })))
  return docs
}

const docsOf = (name: string) => db.collection<Doc>(name)

async function expectSound(name: string): Promise<void> {
  expect((await db.command({ validate: name }))['errors']).toEqual([])
}

/** How often `other` was answered before `long` was. */
async function answersDuring(
  long: Promise<unknown>,
  other: (i: number) => Promise<unknown>,
): Promise<number> {
  let isOver = false
  const ended = long.finally(() => (isOver = true))
  let answers = 0
  while (!isOver) {
    await other(answers)
    if (!isOver) answers++
  }
  await ended
  return answers
}

test('reads and writes continue during an index build, and the index has every write', async () => {
  const docs = await filled('built')
  const build = docs.createIndex({ a: 1, list: 1 }, { name: 'built' })
  const answers = await answersDuring(build, async (i) => {
    await docs.insertOne({ _id: COUNT + i, a: 3, list: [i, i + 1] })
    await docs.updateOne({ _id: COUNT - 1 - i }, { $set: { a: 77 } })
    await docs.updateOne({ _id: i }, { $set: { a: 77, list: [1, 2] } })
    await docs.deleteOne({ _id: 2 * i + 1 })
  })
  expect(answers).toBeGreaterThan(2)
  await expectSound('built')
  const found = (hint: string | { $natural: 1 }) =>
    docs
      .find({ a: { $gte: 0 } }, { hint })
      .sort({ _id: 1 })
      .toArray()
  expect(await found('built')).toEqual(await found({ $natural: 1 }))
})

test('an index is neither listed nor used before it is ready, and a second request waits for it', async () => {
  const docs = await filled('waiting')
  const first = docs.createIndex({ a: 1 })
  const seen = new Set<string>()
  await answersDuring(first, async () => {
    const names = (await docs.indexes()).map(({ name }) => String(name))
    const plan = JSON.stringify(await docs.find({ a: 1 }).explain('queryPlanner'))
    seen.add(`${names.includes('a_1')} ${plan.includes('IXSCAN')}`)
  })
  expect([...seen]).toContain('false false')
  await Promise.all([docs.createIndex({ b: 1 }), docs.createIndex({ b: 1 })])
  expect((await docs.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1', 'b_1'])
})

test('a build that finds a duplicate late leaves nothing, and a drop ends a build', async () => {
  const docs = await filled('failing')
  await docs.updateOne({ _id: COUNT - 1 }, { $set: { b: 5 } })
  await docs.updateOne({ _id: COUNT - 2 }, { $set: { b: 5 } })
  const unique = { unique: true, sparse: true }
  await expect(docs.createIndex({ b: 1 }, unique)).rejects.toMatchObject({ code: 11000 })
  expect(await docs.indexes()).toHaveLength(1)
  await docs.updateOne({ _id: COUNT - 1 }, { $set: { b: 6 } })
  await docs.createIndex({ b: 1 }, unique)
  await expectSound('failing')

  const build = docs.createIndex({ a: 1 })
  const [ended] = await Promise.allSettled([build, docs.drop()])
  if (ended.status === 'rejected') expect(ended.reason).toMatchObject({ code: 276 })
  expect(await db.listCollections({ name: 'failing' }).toArray()).toEqual([])
})

test('other requests run while many documents are updated and deleted, each atomically', async () => {
  const docs = await filled('many')
  await docs.createIndex({ a: 1, b: 1 })
  const update = docs.updateMany({ a: { $lt: 8 } }, { $inc: { a: 1 }, $set: { b: 1 } })
  const removed = new Set<number>()
  const answers = await answersDuring(update, async (i) => {
    const halves = await docs.countDocuments({ b: { $exists: true }, a: 0 })
    expect(halves).toBe(0)
    if (i >= COUNT) return
    await docs.deleteOne({ _id: COUNT - 1 - i })
    removed.add(COUNT - 1 - i)
  })
  expect(answers).toBeGreaterThan(2)
  const left = Array.from({ length: COUNT }, (_, _id) => _id).filter((_id) => !removed.has(_id))
  for (const { _id, a, b } of await docs.find().toArray()) {
    const before = _id % 10
    if (before < 8) expect({ a, b }).toEqual({ a: before + 1, b: 1 })
    else expect({ a, b }).toEqual({ a: before, b: undefined })
  }
  expect(await docs.countDocuments({})).toBe(left.length)
  expect(await answersDuring(docs.deleteMany({ b: 1 }), () => docs.findOne({}))).toBeGreaterThan(2)
  expect(await docs.countDocuments({ b: 1 })).toBe(0)
  await expectSound('many')
})

test('a document that no longer matches when it is reached is skipped', async () => {
  const docs = await filled('moving')
  const update = docs.updateMany({ a: { $gte: 0 } }, { $set: { b: 1 } })
  await docs.updateOne({ _id: COUNT - 1 }, { $set: { a: -1 } })
  await update
  const last = await docs.findOne({ _id: COUNT - 1 })
  expect(last?.a).toBe(-1)
  expect(await docs.countDocuments({ b: 1 })).toBeGreaterThanOrEqual(COUNT - 1)
  await expectSound('moving')
})

test('data of a large drop is removed eventually', async () => {
  const docs = docsOf('dropped')
  const tags = Array.from({ length: 20 }, (_, i) => i)
  await docs.createIndex({ list: 1 })
  await docs.insertMany(Array.from({ length: 150 }, (_, _id) => ({ _id, a: 1, list: tags })))
  await docs.drop()
  expect(await docs.countDocuments({})).toBe(0)
  await docs.insertOne({ _id: 1, a: 2 })
  expect(await docs.find().toArray()).toEqual([{ _id: 1, a: 2 }])
  await expectSound('dropped')
})

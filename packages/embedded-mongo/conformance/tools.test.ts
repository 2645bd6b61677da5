import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { type Client, MongoClient } from './driver'
import { startWithRows } from './multiplying'
import { type ServerProcess, startServer, temporaryFolder } from './server-process'

const folder = temporaryFolder()
let server: ServerProcess
let client: Client

beforeAll(async () => {
  server = await startServer(folder.path)
  client = await MongoClient.connect(server.uri)
  const docs = Array.from({ length: 500 }, (_, a) => ({ a, text: 'x'.repeat(a) }))
  await client.db('demo').collection('coll').insertMany(docs)
  await client.db('demo').collection('coll').createIndex({ a: 1 })
})

afterAll(async () => {
  await client.close()
  await server.stop()
  folder.remove()
})

const run = (command: Document, db = 'demo') => client.db(db).command(command)
const rows = async (stage: Document, collection = 'coll') =>
  client.db('demo').collection(collection).aggregate([stage]).toArray()
const failure = (command: Promise<unknown>) =>
  command.then(
    () => 'answered',
    (error: { code?: number; message?: string }) => `${error.code} ${error.message}`,
  )

test('what mongosh asks when it connects is answered', async () => {
  expect(await run({ ping: 1 }, 'admin')).toMatchObject({ ok: 1 })
  expect(await run({ hello: 1 })).toMatchObject({ isWritablePrimary: true })
  expect(await run({ isMaster: 1 })).toMatchObject({ ismaster: true })
  expect(await run({ buildInfo: 1 }, 'admin')).toMatchObject({ version: '7.0.15' })
  const version = { featureCompatibilityVersion: { version: '7.0' } }
  expect(await run({ getParameter: 1, featureCompatibilityVersion: 1 }, 'admin')).toMatchObject(
    version,
  )
  expect(await run({ getCmdLineOpts: 1 }, 'admin')).toMatchObject({ argv: expect.any(Array) })
  expect(await run({ getLog: 'startupWarnings' }, 'admin')).toMatchObject({ log: [] })
  expect(await run({ getLog: '*' }, 'admin')).toMatchObject({ names: expect.any(Array) })
  // As by MongoDB outside of Atlas.
  expect(await failure(run({ atlasVersion: 1 }, 'admin'))).toMatch(/^59 /)
  expect(await failure(run({ getParameter: 'foo' }, 'admin'))).toMatch(/^72 /)
})

test('$collStats has the sizes of the collection, with the scale that is asked for', async () => {
  const [plain, scaled] = await Promise.all(
    [1, 1024].map(async (scale) => {
      const [row] = await rows({ $collStats: { storageStats: { scale }, count: {} } })
      return row as Document & { storageStats: Record<string, number> }
    }),
  )
  expect(plain).toMatchObject({
    ns: 'demo.coll',
    host: expect.any(String),
    localTime: expect.any(Date),
    count: 500,
    storageStats: { count: 500, nindexes: 2, capped: false, scaleFactor: 1, indexBuilds: [] },
  })
  const stats = plain?.storageStats ?? {}
  const { size = 0, storageSize = 0, totalIndexSize = 0, totalSize = 0 } = stats
  expect(size).toBeGreaterThan(500 * 250)
  expect(storageSize).toBeGreaterThanOrEqual(size)
  expect(totalSize).toBe(storageSize + totalIndexSize)
  const sizes = Object.entries(stats['indexSizes'] ?? {}) as [string, number][]
  expect(sizes.map(([name]) => name)).toEqual(['_id_', 'a_1'])
  expect(sizes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(totalIndexSize)
  expect(scaled?.storageStats).toMatchObject({ size: Math.trunc(size / 1024), scaleFactor: 1024 })
  expect(await run({ collStats: 'coll' })).toMatchObject({ ns: 'demo.coll', size, totalSize })
  expect(await run({ dbStats: 1 })).toMatchObject({ dataSize: size, storageSize, totalSize })
  expect(await run({ dataSize: 'demo.coll' })).toMatchObject({ size, numObjects: 500 })
})

test('what is not measured is refused, and so is a collection that is not there', async () => {
  for (const part of ['latencyStats', 'queryExecStats']) {
    expect(await failure(rows({ $collStats: { [part]: {} } }))).toBe(
      `238 $collStats.${part}: this is not measured here`,
    )
  }
  expect(await failure(rows({ $collStats: { storageStats: {} } }, 'none'))).toBe(
    '26 Unable to retrieve storageStats in $collStats stage :: caused by :: Collection [demo.none] not found.',
  )
  expect(await failure(rows({ $collStats: { nope: {} } }))).toMatch(/^40415 /)
  const stages = [{ $match: {} }, { $indexStats: {} }]
  const second = client.db('demo').collection('coll').aggregate(stages).toArray()
  expect(await failure(second)).toMatch(/^40602 \$indexStats is only valid as the first stage/)
  const facet = rows({ $facet: { x: [{ $collStats: {} }] } })
  expect(await failure(facet)).toMatch(/^40600 /)
  const lookup = rows({ $unionWith: { coll: 'none', pipeline: [{ $collStats: {} }] } })
  expect(await failure(lookup)).toMatch(/^51047 /)
})

test('$indexStats counts the reads that used an index', async () => {
  const usesOf = async (name: string) => {
    const found = (await rows({ $indexStats: {} })).find((row) => row['name'] === name)
    expect(found).toMatchObject({ host: expect.any(String), spec: { name } })
    return found?.['accesses'] as { ops: number; since: Date }
  }
  const before = await usesOf('a_1')
  for (let a = 0; a < 3; a++) await client.db('demo').collection('coll').findOne({ a })
  await client.db('demo').collection('coll').findOne({ text: 'x' })
  const after = await usesOf('a_1')
  expect(after.ops).toBe(before.ops + 3)
  expect(after.since.getTime()).toBeLessThanOrEqual(Date.now())
  expect(await rows({ $planCacheStats: {} })).toEqual([])
  expect(await rows({ $indexStats: {} }, 'none')).toEqual([])
})

test('questions about the host, the users and the profiler have honest answers', async () => {
  expect(await run({ hostInfo: 1 }, 'admin')).toMatchObject({ system: { cpuAddrSize: 64 } })
  expect(await run({ whatsmyuri: 1 }, 'admin')).toMatchObject({ you: 'anonymous unix socket' })
  expect(await run({ profile: -1 })).toMatchObject({ was: 0 })
  expect(await failure(run({ profile: 2 }))).toMatch(/^238 /)
  expect(await run({ usersInfo: 1 })).toMatchObject({ users: [] })
  expect(await run({ rolesInfo: 1 })).toMatchObject({ roles: [] })
  expect(await run({ connectionStatus: 1, showPrivileges: true })).toMatchObject({
    authInfo: { authenticatedUsers: [], authenticatedUserPrivileges: [] },
  })
  expect(await run({ fsync: 1 }, 'admin')).toMatchObject({ numFiles: 1 })
  expect(await failure(run({ fsync: 1, lock: true }, 'admin'))).toMatch(/^238 /)
  expect(await failure(run({ replSetGetStatus: 1 }, 'admin'))).toMatch(/^76 /)
  const { commands } = await run({ listCommands: 1 })
  expect(Object.keys(commands as Document)).toContain('aggregate')
  const status = await run({ serverStatus: 1 }, 'admin')
  expect(status).toMatchObject({ process: 'embedded-mongo', storageEngine: { name: 'lmdb' } })
  const { current, totalCreated } = status['connections'] as Record<string, number>
  expect(current).toBeGreaterThan(0)
  expect(totalCreated).toBeGreaterThanOrEqual(current ?? 0)
  const hide = { collMod: 'coll', index: { name: 'a_1', hidden: true } }
  expect(await failure(run(hide))).toMatch(/^238 /)
})

test('read concerns of replica sets are refused as by a standalone', async () => {
  const find = (level: string) => run({ find: 'coll', limit: 1, readConcern: { level } })
  expect(await find('majority')).toMatchObject({ ok: 1 })
  expect(await failure(find('snapshot'))).toMatch(/^123 node needs to be a replica set member/)
  expect(await failure(find('linearizable'))).toMatch(/^123 /)
  expect(await failure(find('other'))).toMatch(/^2 /)
})

test('explain, listDatabases, listCollections and listIndexes tell what is there', async () => {
  const explain = { explain: { find: 'coll', filter: { a: 1 } }, verbosity: 'queryPlanner' }
  expect(await run(explain)).toMatchObject({
    queryPlanner: { winningPlan: { inputStage: { stage: 'IXSCAN', indexName: 'a_1' } } },
  })
  const { databases } = await run({ listDatabases: 1 }, 'admin')
  expect(databases).toContainEqual(expect.objectContaining({ name: 'demo', empty: false }))
  const names = await client.db('demo').listCollections({}, { nameOnly: true }).toArray()
  expect(names).toEqual([{ name: 'coll', type: 'collection' }])
  const indexes = await client.db('demo').collection('coll').indexes()
  expect(indexes.map(({ name }) => name)).toEqual(['_id_', 'a_1'])
})

test('$currentOp shows what runs, and killOp ends it', async () => {
  const world = await startWithRows()
  const admin = world.client.db('admin')
  const operations = () =>
    admin.aggregate([{ $currentOp: {} }, { $match: { ns: 'm.wide' } }]).toArray() as Promise<
      (Document & { opid: number })[]
    >
  const unwound = [{ $unwind: '$a' }, { $unwind: '$b' }, { $unwind: '$c' }, { $match: { x: 1 } }]
  const running = failure(world.client.db('m').collection('wide').aggregate(unwound).toArray())
  await expect.poll(operations).toMatchObject([{ op: 'command', active: true }])
  const [operation] = await operations()
  expect(operation).toMatchObject({ command: { aggregate: 'wide' }, desc: expect.any(String) })
  await admin.command({ killOp: 1, op: operation?.opid })
  expect(await running).toBe('11601 operation was interrupted')
  expect(await operations()).toEqual([])
  const elsewhere = world.client
    .db('m')
    .aggregate([{ $currentOp: {} }])
    .toArray()
  expect(await failure(elsewhere)).toMatch(/^73 /)
  await world.stop()
})

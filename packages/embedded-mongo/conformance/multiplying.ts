import type { Document } from '../bson/types'
import { type Client, MongoClient } from './driver'
import { type ServerProcess, startServer, temporaryFolder } from './server-process'

const ROWS = 3000
const MILLION = 1_000_000
const PINGS = 3

const range = (to: number) => ({ $range: [0, to] })
const reduce = (into: unknown, initialValue: unknown = 0) => ({
  $reduce: { input: range(MILLION), initialValue, in: into },
})
/** A million times a million steps. */
export const LONG_SUM = reduce({
  $add: ['$$value', { $size: { $map: { input: range(MILLION), in: '$$this' } } }],
})
const UNWOUND = [{ $unwind: '$a' }, { $unwind: '$b' }, { $unwind: '$c' }, { $match: { none: 1 } }]

const aggregate = (collection: string, ...pipeline: Document[]): Document => ({
  aggregate: collection,
  pipeline,
  cursor: {},
})
const project = (expression: unknown): Document =>
  aggregate('wide', { $project: { x: { $size: [expression] } } })

/** Each would run for hours. */
export const ENDLESS: [string, Document][] = [
  ['$unwind', aggregate('wide', ...UNWOUND)],
  ['$facet', aggregate('wide', { $facet: { x: UNWOUND } })],
  [
    '$lookup of a cross product',
    aggregate('chain', { $lookup: { from: 'wide', pipeline: UNWOUND, as: 'x' } }),
  ],
  [
    '$lookup without an index',
    aggregate(
      'chain',
      { $lookup: { from: 'chain', localField: 'next', foreignField: 'next', as: 'x' } },
      { $match: { none: 1 } },
      { $unionWith: 'chain' },
      { $lookup: { from: 'chain', localField: '_id', foreignField: 'n', as: 'x' } },
      { $match: { none: 1 } },
    ),
  ],
  ['$unionWith', aggregate('none', { $unionWith: { coll: 'wide', pipeline: UNWOUND } })],
  [
    '$graphLookup',
    aggregate('chain', {
      $graphLookup: {
        from: 'chain',
        startWith: '$next',
        connectFromField: 'next',
        connectToField: 'n',
        as: 'x',
        restrictSearchWithMatch: { $expr: { $gt: [LONG_SUM, 0] } },
      },
    }),
  ],
  [
    '$densify',
    aggregate(
      'chain',
      { $densify: { field: '_id', range: { step: 1, bounds: [0, 499_000] } } },
      { $lookup: { from: 'wide', pipeline: UNWOUND, as: 'x' } },
    ),
  ],
  [
    '$setWindowFields',
    aggregate(
      'wide',
      { $unwind: '$a' },
      { $unwind: '$b' },
      { $limit: 100_000 },
      { $project: { b: 1 } },
      {
        $setWindowFields: {
          sortBy: { b: 1 },
          output: { x: { $max: '$b', window: { documents: [-100_000, 100_000] } } },
        },
      },
    ),
  ],
  ['$group', aggregate('wide', { $group: { _id: LONG_SUM, x: { $sum: LONG_SUM } } })],
  ['$bucketAuto', aggregate('chain', { $bucketAuto: { groupBy: LONG_SUM, buckets: 5 } })],
  ['$match with $expr', aggregate('wide', { $match: { $expr: LONG_SUM } })],
  ['$redact', aggregate('wide', { $redact: { $cond: [LONG_SUM, '$$KEEP', '$$PRUNE'] } })],
  [
    '$documents',
    {
      ...aggregate('x', { $documents: { $map: { input: range(MILLION), in: { v: LONG_SUM } } } }),
      aggregate: 1,
    },
  ],
  ['$reduce and $map', project(LONG_SUM)],
  ['$filter', project({ $filter: { input: range(MILLION), cond: LONG_SUM } })],
  ['$concatArrays', project(reduce({ $concatArrays: ['$$value', ['$$this']] }, []))],
  ['$setUnion', project(reduce({ $setUnion: ['$$value', range(MILLION)] }, []))],
  [
    '$sortArray',
    project(
      reduce(
        { $sortArray: { input: { $concatArrays: [range(9), range(MILLION)] }, sortBy: -1 } },
        [],
      ),
    ),
  ],
  ['find with $expr', { find: 'wide', filter: { $expr: LONG_SUM } }],
  ['find with a projection', { find: 'wide', projection: { x: LONG_SUM } }],
  ['count with $expr', { count: 'wide', query: { $expr: LONG_SUM } }],
  ['$out', aggregate('wide', ...UNWOUND, { $out: 'target' })],
  ['$merge', aggregate('wide', ...UNWOUND, { $merge: 'target' })],
]

/** The commands with these names. */
export const endless = (...names: string[]): [string, Document][] =>
  ENDLESS.filter(([name]) => names.includes(name))

/** A server of its own with what the commands read. */
export async function startWithRows(maxPoolSize = 10) {
  const folder = temporaryFolder()
  const server: ServerProcess = await startServer(folder.path)
  const client: Client = await MongoClient.connect(server.uri, { maxPoolSize })
  const db = client.db('m')
  const list = Array.from({ length: 1000 }, (_, i) => i)
  const wide = { _id: 1, a: list, b: list, c: list }
  await db.collection<{ _id: number }>('wide').insertOne(wide)
  const chain = Array.from({ length: ROWS }, (_, i) => ({ _id: i, next: i + 1, n: i % 7 }))
  await db.collection<{ _id: number }>('chain').insertMany(chain)
  const stop = async (): Promise<number | null> => {
    const code = await server.stop()
    await client.close(true)
    folder.remove()
    return code
  }
  return { server, client, stop }
}

/** Others are answered while the command runs; its client leaves before it has an answer. */
export async function leaveWhileRunning(
  { server, client }: { server: ServerProcess; client: Client },
  command: Document,
): Promise<string> {
  const second = await MongoClient.connect(server.uri)
  const ended = second
    .db('m')
    .command(command)
    .then(
      () => 'answered',
      () => 'ended',
    )
  await pingAll(client)
  await second.close(true)
  return ended
}

/** The commands that run on the server, beside the question itself. */
export async function runningOn(client: Client): Promise<string[]> {
  const operations = await client
    .db('admin')
    .aggregate([{ $currentOp: {} }, { $match: { ns: { $ne: 'admin.$cmd' } } }])
    .toArray()
  return operations.map(({ ns }) => String(ns))
}

export async function pingAll(client: Client): Promise<void> {
  for (let i = 0; i < PINGS; i++) await client.db('m').command({ ping: 1 })
}

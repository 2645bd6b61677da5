import { mongo } from 'mongoose'
import { comparedFigure, type Figure } from '../figures'
import { comparePairs, type Pace, ratePerSecond, timeOf } from '../pace'
import { type Call, CALLS, LARGE, type Row, SMALL } from './documents'
import { GRID_FILE_BYTES, type World } from './world'

const PART = 'database'
const CANNED = 'canned replies'
/** Visits a collection in an order without locality. */
const STRIDE = 7919

const READS = [
  { call: CALLS.byId, atLeast: 0.5 },
  { call: CALLS.byKey, atLeast: 0.5 },
  { call: CALLS.page, atLeast: 0.4 },
]

/** Reads of the large collection against the same driver with the reference server. */
export async function measureReads({ large, canned }: World, pace: Pace): Promise<Figure[]> {
  const figures: Figure[] = []
  const repeated = canned.db.collection<Row>('large')
  for (const { call, atLeast } of READS) {
    await canned.helper.ask('forget')
    for (const callers of [1, 8]) {
      const real = caller(call, large, LARGE)
      const cannedCall = caller(call, repeated, LARGE)
      await ratePerSecond(pace.seconds / 2, callers, real)
      await ratePerSecond(pace.seconds / 2, callers, cannedCall)
      const compared = await comparePairs(
        pace.rounds,
        () => ratePerSecond(pace.seconds, callers, real),
        () => ratePerSecond(pace.seconds, callers, cannedCall),
      )
      const name = `${call.name}, ${clients(callers)}`
      const bound = { of: 'ratio', atLeast } as const
      figures.push(comparedFigure(PART, { name, unit: '/s', against: CANNED, bound }, compared))
    }
  }
  return figures
}

/** GridFS through the driver, whole files of 20 MB. */
export async function measureGridRead({ db, canned }: World, pace: Pace): Promise<Figure> {
  await canned.helper.ask('forget')
  const megabytes = GRID_FILE_BYTES / 1024 / 1024
  const speedOf = (from: mongo.Db) => async () =>
    megabytes / ((await timeOf(() => drain(from, 'file 0'))) / 1000)
  const [real, repeated] = [speedOf(db), speedOf(canned.db)]
  await real()
  await repeated()
  const compared = await comparePairs(pace.rounds * 3, real, repeated)
  const bound = { of: 'ratio', atLeast: 0.5 } as const
  return comparedFigure(
    PART,
    { name: 'GridFS, reading 20 MB', unit: 'MB/s', against: CANNED, bound },
    compared,
  )
}

/** The same indexed calls on a hundred times as many documents. */
export async function measureGrowth({ small, large }: World, pace: Pace): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const call of Object.values(CALLS)) {
    const many = caller(call, large, LARGE)
    const few = caller(call, small, SMALL)
    const timeOfOne = (work: () => Promise<unknown>) => async () =>
      1000 / (await ratePerSecond(pace.seconds / 2, 1, work))
    await timeOfOne(many)()
    await timeOfOne(few)()
    const compared = await comparePairs(pace.rounds + 2, timeOfOne(many), timeOfOne(few))
    const naming = { name: `${call.name}: 100,000 documents`, unit: 'ms', against: '1,000' }
    const bound = { of: 'ratio', atMost: 1.3 } as const
    figures.push(comparedFigure(PART, { ...naming, bound }, compared))
  }
  return figures
}

async function drain(db: mongo.Db, name: string): Promise<void> {
  let size = 0
  const stream = new mongo.GridFSBucket(db).openDownloadStreamByName(name)
  for await (const chunk of stream) size += (chunk as Buffer).length
  if (size !== GRID_FILE_BYTES) throw new Error(`GridFS gave ${size} bytes.`)
}

function caller(call: Call, rows: mongo.Collection<Row>, count: number): () => Promise<unknown> {
  let i = 0
  return () => call.run(rows, (i = (i + STRIDE) % count))
}

export function clients(count: number): string {
  return count === 1 ? '1 client' : `${count} clients`
}

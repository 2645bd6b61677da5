import { mongo } from 'mongoose'
import { type Bound, comparedFigure, type Figure } from '../figures'
import { hold, temporaryFolder } from '../held'
import { comparePairs, type Pace, ratePerSecond } from '../pace'
import { commitAll, openTable } from './commit-group'
import { type Row, rowOf, SMALL } from './documents'
import { clients } from './reads'
import type { World } from './world'

const MANY = 32
const HALF = { of: 'ratio', atLeast: 0.5 } as const
const MOST = { of: 'ratio', atLeast: 0.4 } as const

/**
 * Durable inserts against durable LMDB commits of the same bytes: behind the same driver, by a
 * server that does nothing else, and by themselves, where no client has to ask.
 *
 * With 32 clients the commits by themselves have no bound: where the disk flushes quickly, driver
 * and socket alone, with replies for which nothing is committed, stay below the share of them that
 * is wanted of the database (0.18 where LMDB commits 44,000 documents a second; with slow flushes
 * it is more). The last row shows how far they come in this run.
 */
export async function measureInserts({ db, canned }: World, pace: Pace): Promise<Figure[]> {
  const figures: Figure[] = []
  const table = openTable(temporaryFolder())
  hold(() => table.close())
  await canned.helper.ask('forget')

  const inserts = (from: mongo.Db, callers: number) => {
    const insert = inserter(from)
    return () => ratePerSecond(pace.seconds, callers, insert)
  }
  const alone = (callers: number) => async () => {
    const commits = ratePerSecond(pace.seconds, 1, async () => commitAll(table, rows(callers)))
    return (await commits) * callers
  }
  const add = async (
    naming: { name: string; against: string; bound?: Bound },
    measure: () => Promise<number>,
    reference: () => Promise<number>,
  ) => {
    const compared = await comparePairs(pace.rounds, measure, reference)
    figures.push(comparedFigure('database', { ...naming, unit: '/s' }, compared))
  }

  for (const { callers, bounds } of [
    { callers: 1, bounds: { behind: HALF, alone: HALF } },
    { callers: MANY, bounds: { behind: MOST } },
  ]) {
    const [real, behindDriver] = [inserts(db, callers), inserts(canned.db, callers)]
    await real()
    await behindDriver()
    const name = `insert, ${clients(callers)}`
    const behind = { name, against: 'LMDB behind the driver', bound: bounds.behind }
    await add(behind, real, behindDriver)
    const against = `LMDB alone, ${callers} a commit`
    await add({ name, against, bound: bounds.alone }, real, alone(callers))
  }

  await canned.helper.ask('drop')
  const name = `insert, ${clients(MANY)}, nothing committed`
  const against = `LMDB alone, ${MANY} a commit`
  await add({ name, against }, inserts(canned.db, MANY), alone(MANY))
  await canned.helper.ask('keep')
  return figures
}

let next = 0

function newRow(): Row {
  return { ...rowOf(1, SMALL), _id: ++next }
}

function inserter(db: mongo.Db): () => Promise<unknown> {
  const collection = db.collection<Row>('inserted')
  return () => collection.insertOne(newRow())
}

function rows(count: number): Buffer[] {
  return Array.from({ length: count }, () => Buffer.from(mongo.BSON.serialize(newRow())))
}

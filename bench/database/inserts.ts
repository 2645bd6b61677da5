import { mongo } from 'mongoose'
import { type Bound, comparedFigure, type Figure } from '../figures'
import { hold, temporaryFolder } from '../held'
import { comparePairs, type Pace, ratePerSecond } from '../pace'
import { commitAll, openTable } from './commit-group'
import { type Row, rowOf, SMALL } from './documents'
import { clients } from './reads'
import type { World } from './world'

const MANY = 32

/**
 * Durable inserts against durable LMDB commits of the same bytes: through the same driver, by a
 * server that only commits, and without any server.
 *
 * The bounds apply to the first comparison. Commits without a server are for information: with one
 * client the server that only commits reaches about half of them; with 32 clients even replies
 * without a commit, the last row, reach a fifth on a disk that flushes quickly.
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

  for (const { callers, atLeast } of [
    { callers: 1, atLeast: 0.5 },
    { callers: MANY, atLeast: 0.4 },
  ]) {
    const [real, behindDriver] = [inserts(db, callers), inserts(canned.db, callers)]
    await real()
    await behindDriver()
    const name = `insert, ${clients(callers)}`
    const bound: Bound = { of: 'ratio', atLeast }
    await add({ name, against: 'LMDB behind the driver', bound }, real, behindDriver)
    await add({ name, against: `LMDB alone, ${callers} a commit` }, real, alone(callers))
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

import { mongo } from 'mongoose'
import { comparedFigure, type Figure } from '../figures'
import { hold, temporaryFolder } from '../held'
import { comparePairs, type Pace, ratePerSecond } from '../pace'
import { commitAll, openTable } from './commit-group'
import { type Row, rowOf, SMALL } from './documents'
import { clients } from './reads'
import type { World } from './world'

/**
 * Durable inserts against durable LMDB commits of the same bytes: behind the same driver, by a
 * server that does nothing else, and by themselves, where no client has to ask.
 */
export async function measureInserts({ db, canned }: World, pace: Pace): Promise<Figure[]> {
  const figures: Figure[] = []
  const table = openTable(temporaryFolder())
  hold(() => table.close())
  await canned.helper.ask('forget')
  for (const { callers, atLeast } of [
    { callers: 1, atLeast: 0.5 },
    { callers: 32, atLeast: 0.4 },
  ]) {
    const inserts = (from: mongo.Db) => {
      const insert = inserter(from)
      return () => ratePerSecond(pace.seconds, callers, insert)
    }
    const [real, behindDriver] = [inserts(db), inserts(canned.db)]
    const raw = async () => {
      const commits = ratePerSecond(pace.seconds, 1, async () => commitAll(table, rows(callers)))
      return (await commits) * callers
    }
    await real()
    await behindDriver()
    for (const { against, reference } of [
      { against: 'LMDB behind the driver', reference: behindDriver },
      { against: `LMDB alone, ${callers} a commit`, reference: raw },
    ]) {
      const compared = await comparePairs(pace.rounds, real, reference)
      const bound = { of: 'ratio', atLeast } as const
      const naming = { name: `insert, ${clients(callers)}`, unit: '/s', against, bound }
      figures.push(comparedFigure('database', naming, compared))
    }
  }
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

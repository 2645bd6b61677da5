import path from 'node:path'
import { type Database, open } from 'lmdb'
import { mongo } from 'mongoose'
import { comparedFigure, type Figure } from '../figures'
import { hold, temporaryFolder } from '../held'
import { comparePairs, type Pace, ratePerSecond } from '../pace'
import { type Row, rowOf, SMALL } from './documents'
import { clients } from './reads'
import type { World } from './world'

/** Durable inserts against commits of the same bytes to LMDB itself, flushed in the same way. */
export async function measureInserts({ db }: World, pace: Pace): Promise<Figure[]> {
  const figures: Figure[] = []
  const collection = db.collection<Row>('inserted')
  const table = openTable(temporaryFolder())
  let next = 0
  for (const { callers, atLeast } of [
    { callers: 1, atLeast: 0.5 },
    { callers: 32, atLeast: 0.4 },
  ]) {
    const insert = () => collection.insertOne({ ...rowOf(1, SMALL), _id: ++next })
    const rawRate = async () => {
      const commits = await ratePerSecond(pace.seconds, 1, async () => commit(callers))
      return commits * callers
    }
    await ratePerSecond(pace.seconds / 2, callers, insert)
    const compared = await comparePairs(
      pace.rounds,
      () => ratePerSecond(pace.seconds, callers, insert),
      rawRate,
    )
    figures.push(
      comparedFigure(
        'database',
        {
          name: `insert, ${clients(callers)}`,
          unit: '/s',
          against: `LMDB, ${callers} a commit`,
          bound: { of: 'ratio', atLeast },
        },
        compared,
      ),
    )
  }
  return figures

  function commit(count: number): void {
    table.transactionSync(() => {
      for (let i = 0; i < count; i++) {
        const key = Buffer.alloc(10)
        key.writeUIntBE(++next, 4, 6)
        table.putSync(key, Buffer.from(mongo.BSON.serialize({ ...rowOf(1, SMALL), _id: next })))
      }
    })
  }
}

function openTable(folder: string): Database<Buffer, Buffer> {
  const table = open<Buffer, Buffer>({
    path: path.join(folder, 'raw.mdb'),
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
    noMemInit: false,
    cache: false,
  })
  hold(() => table.close())
  return table
}

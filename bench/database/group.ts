import { mongo } from 'mongoose'
import { comparedFigure, type Figure } from '../figures'
import { comparePairs, type Pace, timeOf } from '../pace'
import { LARGE, type Row, rowOf } from './documents'
import type { World } from './world'

const MIN_SCORE = 200
const PIPELINE = [
  { $match: { score: { $gte: MIN_SCORE } } },
  {
    $group: {
      _id: '$group',
      count: { $sum: 1 },
      total: { $sum: '$score' },
      best: { $max: '$score' },
    },
  },
]

type Total = { _id: number; count: number; total: number; best: number }

/** `$match` and `$group` over all documents against the same sum in plain JavaScript. */
export async function measureGroup({ large }: World, pace: Pace): Promise<Figure> {
  const stored = Array.from({ length: LARGE }, (_, i) => mongo.BSON.serialize(rowOf(i, LARGE)))
  const aggregated = () => large.aggregate<Total>(PIPELINE).toArray()
  const plain = async () => group(stored)
  const [ours, theirs] = [await aggregated(), await plain()]
  if (sumOf(ours) !== sumOf(theirs)) throw new Error('The two ways to group do not agree.')
  const compared = await comparePairs(
    pace.rounds,
    () => timeOf(aggregated),
    () => timeOf(plain),
  )
  return comparedFigure(
    'database',
    {
      name: '$match and $group, 100,000 documents',
      unit: 'ms',
      against: 'plain JavaScript',
      bound: { of: 'ratio', atMost: 3 },
    },
    compared,
  )
}

function group(stored: readonly Uint8Array[]): Total[] {
  const totals = new Map<number, Total>()
  for (const bytes of stored) {
    const row = mongo.BSON.deserialize(bytes) as Row
    if (row.score < MIN_SCORE) continue
    const known = totals.get(row.group)
    const total = known ?? { _id: row.group, count: 0, total: 0, best: row.score }
    if (!known) totals.set(row.group, total)
    total.count++
    total.total += row.score
    total.best = Math.max(total.best, row.score)
  }
  return [...totals.values()]
}

function sumOf(totals: readonly Total[]): string {
  const sum = (pick: (total: Total) => number) => totals.reduce((all, each) => all + pick(each), 0)
  return [totals.length, sum((t) => t.count), sum((t) => t.total), sum((t) => t.best)].join()
}

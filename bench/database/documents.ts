import { createHash } from 'node:crypto'
import type { mongo } from 'mongoose'

export type Row = {
  _id: number
  key: string
  group: number
  score: number
  views: number
  at: Date
  tags: string[]
  text: string
}

export const SMALL = 1000
export const LARGE = 100_000
const GROUP_SIZE = 100
const PAGE = 24
const TEXT = 'A small picture every day, painted before the light goes. '.repeat(4)

/** Pseudo-random numbers, the same in each run. */
function scatter(i: number): number {
  return (i * 2_654_435_761) % 1_000_003
}

/** The documents of a collection of `count`, a hundred per group. */
export function rowOf(i: number, count: number): Row {
  return {
    _id: i,
    key: createHash('sha1').update(`${i}`).digest('hex'),
    group: i % (count / GROUP_SIZE),
    score: scatter(i) % 1000,
    views: 0,
    at: new Date(1_767_225_600_000 + scatter(i) * 1000),
    tags: ['paper', 'ink', `n${i % 7}`],
    text: TEXT,
  }
}

export async function fill(collection: mongo.Collection<Row>, count: number): Promise<void> {
  await collection.createIndexes([{ key: { key: 1 } }, { key: { group: 1, score: -1 } }])
  for (let from = 0; from < count; from += 1000) {
    await collection.insertMany(Array.from({ length: 1000 }, (_, i) => rowOf(from + i, count)))
  }
}

export type Call = {
  name: string
  run: (collection: mongo.Collection<Row>, i: number) => Promise<unknown>
}

const byId: Call = { name: 'find by _id', run: (rows, i) => rows.findOne({ _id: i }) }
const byKey: Call = {
  name: 'find by index',
  run: (rows, i) => rows.findOne({ key: createHash('sha1').update(`${i}`).digest('hex') }),
}
const page: Call = {
  name: 'sorted page of 24',
  run: (rows, i) =>
    rows
      .find({ group: i % (SMALL / GROUP_SIZE), score: { $gte: 100 } })
      .sort({ score: -1 })
      .limit(PAGE)
      .toArray(),
}
const update: Call = {
  name: 'update by _id',
  run: (rows, i) => rows.updateOne({ _id: i }, { $inc: { views: 1 } }),
}

export const CALLS = { byId, byKey, page, update }

import { Int32 } from 'bson'
import { expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { compileFilter } from '../query/match'
import { withoutPauses } from './held'
import type { Leading } from './leading'
import { runPipeline } from './pipeline'

const SALES = [
  { _id: 1, u: 'a', v: new Int32(1), tags: ['x', 'y'] },
  { _id: 2, u: 'a', v: new Int32(3), tags: [] },
  { _id: 3, u: 'b', v: new Int32(5) },
]
const PEOPLE = [{ _id: 'a', name: 'Ada' }]
const COLLECTIONS: Record<string, Document[]> = { sales: SALES, people: PEOPLE }

function run(pipeline: Document[], requests: Leading[] = []): Document[] {
  const find = (name: string, filter: Document) => {
    const compiled = compileFilter(filter)
    return (COLLECTIONS[name] ?? []).filter((doc) => compiled.matches(doc))
  }
  const source = (leading: Leading) => {
    requests.push(leading)
    return { docs: find('sales', leading.filter), sorted: false }
  }
  return [...withoutPauses(runPipeline(pipeline, { find, source, now: new Date(0) }))]
}

const plain = (docs: Document[]): unknown => JSON.parse(JSON.stringify(docs))

test('groups are summed, averaged and sorted', () => {
  const group = { $group: { _id: '$u', s: { $sum: '$v' }, av: { $avg: '$v' }, n: { $sum: 1 } } }
  expect(plain(run([group, { $sort: { _id: 1 } }]))).toEqual([
    { _id: 'a', s: 4, av: 2, n: 2 },
    { _id: 'b', s: 5, av: 5, n: 1 },
  ])
})

test('leading matches, the sort after them and the number of rows are passed to the source', () => {
  const requests: Leading[] = []
  run([{ $match: { u: 'a' } }, { $match: { v: 1 } }, { $sort: { v: -1 } }, { $limit: 5 }], requests)
  expect(requests).toEqual([
    { filter: { $and: [{ u: 'a' }, { v: 1 }] }, sort: { v: -1 }, limit: 5 },
  ])
})

test('unsorted rows are sorted', () => {
  expect(run([{ $sort: { v: -1 } }, { $limit: 2 }]).map((doc) => doc['_id'])).toEqual([3, 2])
})

test('an empty array is sorted before null, also after a $group', () => {
  const docs = [
    { _id: 1, v: null },
    { _id: 2, v: [] },
    { _id: 3 },
    { _id: 4, v: [null] },
    { _id: 5, v: [[]] },
    { _id: 6, v: 0 },
  ]
  const source = () => ({ docs, sorted: false })
  const ids = (direction: number): unknown[] => {
    const pipeline = [
      { $group: { _id: '$_id', v: { $first: '$v' } } },
      { $sort: { v: direction, _id: 1 } },
    ]
    return [...runPipeline(pipeline, { find: () => [], source, now: new Date(0) })].map(
      (doc) => doc?.['_id'],
    )
  }
  expect(ids(1)).toEqual([2, 1, 3, 4, 6, 5])
  expect(ids(-1)).toEqual([5, 6, 1, 3, 4, 2])
})

test('$unwind drops documents without elements, unless preserved', () => {
  expect(run([{ $unwind: '$tags' }]).map((doc) => doc['tags'])).toEqual(['x', 'y'])
  const unwound = run([{ $unwind: { path: '$tags', preserveNullAndEmptyArrays: true } }])
  expect(unwound.map((doc) => doc['_id'])).toEqual([1, 1, 2, 3])
})

test('$lookup joins by equality, or by a pipeline that sees variables', () => {
  const equality = { from: 'people', localField: 'u', foreignField: '_id', as: 'who' }
  expect(run([{ $lookup: equality }]).map((doc) => (doc['who'] as []).length)).toEqual([1, 1, 0])
  const pipeline = [
    { $match: { $expr: { $eq: ['$_id', '$$user'] } } },
    { $project: { name: 1, _id: 0 } },
  ]
  const joined = run([{ $lookup: { from: 'people', let: { user: '$u' }, pipeline, as: 'who' } }])
  expect(joined.map((doc) => doc['who'])).toEqual([[{ name: 'Ada' }], [{ name: 'Ada' }], []])
})

test('$facet runs each pipeline over the same rows', () => {
  const [facets] = run([
    { $facet: { n: [{ $count: 'n' }], top: [{ $sort: { v: -1 } }, { $limit: 1 }] } },
  ])
  expect(plain([facets ?? {}])).toMatchObject([{ n: [{ n: 3 }], top: [{ _id: 3 }] }])
})

test('$count of no documents gives no row', () => {
  expect(run([{ $match: { v: 99 } }, { $count: 'n' }])).toEqual([])
})

test('$setWindowFields sums within a partition', () => {
  const window = { documents: ['unbounded', 'current'] }
  const stage = { partitionBy: '$u', sortBy: { v: 1 }, output: { sum: { $sum: '$v', window } } }
  const rows = run([{ $setWindowFields: stage }, { $sort: { _id: 1 } }])
  expect(plain(rows.map((doc) => ({ s: doc['sum'] })))).toEqual([{ s: 1 }, { s: 4 }, { s: 5 }])
})

test('the documents of a collection are not changed by any stage', () => {
  const before = structuredClone(PEOPLE)
  run([
    { $lookup: { from: 'people', localField: 'u', foreignField: '_id', as: 'w' } },
    { $unwind: '$w' },
    { $set: { 'w.name': 'x' } },
  ])
  expect(PEOPLE).toEqual(before)
})

test.each([
  [[{ $nosuch: 1 }], 40324],
  [[{ $match: {}, $limit: 1 }], 40323],
  [[{ $out: 'x' }, { $limit: 1 }], 40601],
  [[{ $group: {} }], 15955],
  [[{ $project: {} }], 51272],
  [[{ $changeStream: {} }], 40573],
  [[{ $project: { x: { $divide: [1, 0] } } }], 2],
  [[{ $project: { x: '$$nope' } }], 17276],
])('%j is refused with %i before a row is read', (pipeline, code) => {
  expect(() => run(pipeline)).toThrow(expect.objectContaining({ code }))
})

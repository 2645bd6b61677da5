import { Int32 } from 'bson'
import { expect, test } from 'vitest'
import type { Document } from '../../bson/types'
import { compileFilter } from '../../query/match'
import { runPipeline } from '../pipeline'

function run(docs: Document[], pipeline: Document[]): unknown {
  const find = (_name: string, filter: Document) => {
    const compiled = compileFilter(filter)
    return docs.filter((doc) => compiled.matches(doc))
  }
  const source = ({ filter }: { filter: Document }) => ({ docs: find('', filter), sorted: false })
  return JSON.parse(JSON.stringify([...runPipeline(pipeline, { find, source, now: new Date(0) })]))
}

test('$densify adds the missing rows between two bounds', () => {
  const range = { step: new Int32(10), bounds: [new Int32(0), new Int32(30)] }
  const rows = run([{ v: 3 }, { v: 10 }, { v: 50 }], [{ $densify: { field: 'v', range } }])
  expect(rows).toEqual([{ v: 0 }, { v: 3 }, { v: 10 }, { v: 20 }, { v: 50 }])
})

test('$fill repeats the last value, or interpolates, within a partition', () => {
  const docs = [
    { _id: 1, p: 'a', v: 1 },
    { _id: 2, p: 'b' },
    { _id: 3, p: 'a' },
    { _id: 4, p: 'a', v: 4 },
  ]
  const fill = (method: string) => [
    { $fill: { partitionByFields: ['p'], sortBy: { _id: 1 }, output: { v: { method } } } },
    { $sort: { _id: 1 } },
    { $project: { _id: 0, v: 1 } },
  ]
  expect(run(docs, fill('locf'))).toEqual([{ v: 1 }, { v: null }, { v: 1 }, { v: 4 }])
  expect(run(docs, fill('linear'))).toEqual([{ v: 1 }, { v: null }, { v: 3 }, { v: 4 }])
})

test('$bucketAuto keeps equal values in one bucket', () => {
  const docs = [1, 1, 1, 2, 3].map((v) => ({ v }))
  expect(run(docs, [{ $bucketAuto: { groupBy: '$v', buckets: new Int32(2) } }])).toEqual([
    { _id: { min: 1, max: 2 }, count: 3 },
    { _id: { min: 2, max: 3 }, count: 2 },
  ])
})

test('$graphLookup visits each document once, cycles included', () => {
  const docs = [
    { _id: 1, next: 2 },
    { _id: 2, next: 3 },
    { _id: 3, next: 1 },
  ]
  const lookup = {
    from: 'x',
    startWith: '$next',
    connectFromField: 'next',
    connectToField: '_id',
    as: 'chain',
    depthField: 'd',
  }
  const project = { $project: { ids: '$chain._id' } }
  expect(
    run(docs, [{ $match: { _id: 1 } }, { $graphLookup: lookup }, project, { $limit: 1 }]),
  ).toEqual([{ _id: 1, ids: [2, 3, 1] }])
})

test('ranks leave gaps, dense ranks do not', () => {
  const docs = [{ v: 5 }, { v: 5 }, { v: 7 }]
  const output = { r: { $rank: {} }, d: { $denseRank: {} }, n: { $documentNumber: {} } }
  expect(run(docs, [{ $setWindowFields: { sortBy: { v: 1 }, output } }])).toEqual([
    { v: 5, r: 1, d: 1, n: 1 },
    { v: 5, r: 1, d: 1, n: 2 },
    { v: 7, r: 3, d: 2, n: 3 },
  ])
})

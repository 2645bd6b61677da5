import { expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { compileSort, compileSorting } from './sort'

const order = (docs: Document[], spec: Document): unknown[] =>
  [...docs].sort(compileSort(spec)).map((doc) => doc['_id'])

test('an array sorts by its smallest element ascending and its largest descending', () => {
  const docs = [
    { _id: 1, a: [5, 9] },
    { _id: 2, a: 6 },
    { _id: 3, a: [1, 7] },
  ]
  expect(order(docs, { a: 1 })).toEqual([3, 1, 2])
  expect(order(docs, { a: -1 })).toEqual([1, 3, 2])
})

test('an empty array comes before null, and null equals missing', () => {
  const docs = [{ _id: 1, a: null }, { _id: 2, a: [] }, { _id: 3 }, { _id: 4, a: 0 }]
  expect(order(docs, { a: 1, _id: 1 })).toEqual([2, 1, 3, 4])
})

test('two fields of one array are taken from the same element', () => {
  const docs = [
    {
      _id: 1,
      a: [
        { x: 1, y: 9 },
        { x: 2, y: 1 },
      ],
    },
    { _id: 2, a: [{ x: 1, y: 5 }] },
  ]
  expect(order(docs, { 'a.x': 1, 'a.y': 1 })).toEqual([2, 1])
})

test('two arrays in one sort key are refused', () => {
  const compare = compileSort({ a: 1, b: 1 })
  expect(() => compare({ a: [1], b: [1] }, {})).toThrow(expect.objectContaining({ code: 2 }))
})

test('a direction is 1 or -1', () => {
  expect(() => compileSort({ a: 5 })).toThrow(MongoError)
  expect(() => compileSort({ a: 'x' })).toThrow(expect.objectContaining({ code: 15974 }))
  expect(() => compileSort({ '': 1 })).toThrow(expect.objectContaining({ code: 40352 }))
})

test('text scores sort downwards', () => {
  const sorting = compileSorting({ s: { $meta: 'textScore' } }, undefined, (doc) =>
    Number(doc['_id']),
  )
  const compare = (a: Document, b: Document): number =>
    sorting.compare(sorting.keyOf(a), sorting.keyOf(b))
  expect([{ _id: 1 }, { _id: 3 }, { _id: 2 }].sort(compare).map(({ _id }) => _id)).toEqual([
    3, 2, 1,
  ])
})

import { Double, Int32 } from 'bson'
import { expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { distinctValues } from './distinct'

function distinct(docs: Document[], path: string): unknown[] {
  const { add, values } = distinctValues(path)
  for (const doc of docs) add(doc)
  return values()
}

test('array elements are separate values, equal numbers once, in order', () => {
  const docs = [{ a: ['b', 'a'] }, { a: new Int32(2) }, { a: new Double(2) }, {}, { a: null }]
  expect(distinct(docs, 'a')).toEqual([null, new Int32(2), 'a', 'b'])
})

test('a path goes through arrays of documents', () => {
  expect(distinct([{ a: [{ b: 1 }, { b: [2, 1] }, 3] }], 'a.b')).toEqual([1, 2])
})

import { Double, Int32 } from 'bson'
import { expect, test } from 'vitest'
import { distinctValues } from './distinct'

test('elements of arrays count one by one, equal numbers once, in order', () => {
  const docs = [{ a: ['b', 'a'] }, { a: new Int32(2) }, { a: new Double(2) }, {}, { a: null }]
  expect(distinctValues(docs, 'a')).toEqual([null, new Int32(2), 'a', 'b'])
})

test('a path goes through arrays of documents', () => {
  expect(distinctValues([{ a: [{ b: 1 }, { b: [2, 1] }, 3] }], 'a.b')).toEqual([1, 2])
})

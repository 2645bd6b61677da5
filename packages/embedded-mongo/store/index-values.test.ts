import { expect, test } from 'vitest'
import { indexValues } from './index-values'

test('an array that paths share expands once, and two arrays are refused even if they are one value', () => {
  const shared = { a: [{ b: 1, c: 2 }, { b: 3 }] }
  expect(
    indexValues(shared, [
      ['a', 'b'],
      ['a', 'c'],
    ]).rows,
  ).toEqual([
    [1, 2],
    [3, null],
  ])
  const list = [1, 2]
  for (const doc of [
    { a: list, b: [1, 2] },
    { a: list, b: list },
  ]) {
    expect(() => indexValues(doc, [['a'], ['b']])).toThrow('cannot index parallel arrays')
  }
})

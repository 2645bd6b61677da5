import { expect, test } from 'vitest'
import { crossesArray, valuesAt } from './paths'

test('an array on the path gives a key for each element', () => {
  expect(valuesAt({ a: [{ b: 1 }, { b: [2, 3] }] }, 'a.b')).toEqual([1, 2, 3])
})

test('a missing path is null and an empty array is undefined', () => {
  expect(valuesAt({}, 'a.b')).toEqual([null])
  expect(valuesAt({ a: 5 }, 'a.b')).toEqual([null])
  expect(valuesAt({ a: [] }, 'a')).toEqual([undefined])
})

test('a number is a position of an array', () => {
  expect(valuesAt({ a: [{ b: 1 }, { b: 2 }] }, 'a.1.b')).toEqual([2])
})

test('names of prototypes are not fields', () => {
  expect(valuesAt({}, 'constructor')).toEqual([null])
})

test('a path is multikey when it contains an array', () => {
  expect(crossesArray({ a: { b: [1] } }, ['a', 'b'])).toBe(true)
  expect(crossesArray({ a: { b: 1 }, c: [] }, ['a', 'b'])).toBe(false)
})

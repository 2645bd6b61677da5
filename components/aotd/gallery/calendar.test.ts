import { expect, test } from 'vitest'
import { weeksOf } from './calendar'

test('a month is set in weeks from Monday to Sunday', () => {
  expect(weeksOf(2026, 11)).toEqual([
    [null, null, null, null, null, null, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, null, null, null, null, null, null],
  ])
})

test('a February is four weeks when it begins on a Monday, and ends with its 29th in leap years', () => {
  expect(weeksOf(2027, 2)).toHaveLength(4)
  expect(weeksOf(2028, 2).flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf(2028, 2).at(-1)).toEqual([28, 29, null, null, null, null, null])
})

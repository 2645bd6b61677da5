import { expect, test } from 'vitest'
import { compare, comparedFigure, doesHold, figure, median, slopeOf } from './figures'

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow()
})

test('a ratio is the median of the pairs, so that one slow moment does not decide', () => {
  expect(
    compare([
      [10, 20],
      [1, 20],
      [12, 20],
    ]),
  ).toEqual({ value: 10, reference: 20, ratio: 0.5 })
})

test('the slope is what each value adds to the one before', () => {
  expect(slopeOf([4, 4, 4])).toBe(0)
  expect(slopeOf([1, 3, 5, 7])).toBe(2)
  expect(slopeOf([10, 9, 8])).toBe(-1)
})

test('bounds are of the value or of the ratio, and include their ends', () => {
  expect(doesHold({ of: 'ratio', atLeast: 0.5 }, 3, 0.5)).toBe(true)
  expect(doesHold({ of: 'ratio', atLeast: 0.5 }, 3, 0.49)).toBe(false)
  expect(doesHold({ of: 'value', atMost: 250 }, 251, undefined)).toBe(false)
  expect(doesHold({ of: 'ratio', atLeast: 0.9, atMost: 1.1 }, 1, 1.2)).toBe(false)
  expect(() => doesHold({ of: 'ratio', atMost: 1 }, 1, undefined)).toThrow()
})

test('a figure says whether its bound holds, and nothing where there is none', () => {
  const naming = { name: 'memory', unit: 'MB', bound: { of: 'value', atMost: 250 } as const }
  expect(figure('database', naming, 300).holds).toBe(false)
  const against = { name: 'reads', unit: '/s', against: 'canned' }
  const compared = comparedFigure('database', against, { value: 1, reference: 2, ratio: 0.5 })
  expect(compared).toEqual({
    part: 'database',
    name: 'reads',
    value: 1,
    unit: '/s',
    ratio: 0.5,
    reference: { name: 'canned', value: 2 },
  })
})

import { Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId } from 'bson'
import { expect, test } from 'vitest'
import { compareStrings, compareValues } from './compare'

const decimal = (text: string) => Decimal128.fromString(text)

test('values of different types sort by their type brackets', () => {
  const ordered = [
    new MinKey(),
    undefined,
    null,
    new Int32(5),
    'a',
    { a: 1 },
    [1],
    new ObjectId(),
    false,
    new Date(0),
    new MaxKey(),
  ]
  for (let i = 1; i < ordered.length; i++) {
    expect(compareValues(ordered[i - 1], ordered[i])).toBeLessThan(0)
    expect(compareValues(ordered[i], ordered[i - 1])).toBeGreaterThan(0)
  }
})

test('1 equals 1 in every number type', () => {
  const ones = [new Int32(1), new Double(1), Long.fromNumber(1), decimal('1.00')]
  for (const a of ones) for (const b of ones) expect(compareValues(a, b)).toBe(0)
})

test('integers beyond 2^53 are compared exactly with doubles and decimals', () => {
  const long = Long.fromString('9007199254740993')
  expect(compareValues(long, new Double(9007199254740992))).toBeGreaterThan(0)
  expect(compareValues(long, decimal('9007199254740993'))).toBe(0)
  expect(compareValues(decimal('0.1'), new Double(0.1))).not.toBe(0)
})

test('NaN comes before all numbers and equals itself in every type', () => {
  expect(compareValues(new Double(NaN), new Double(-Infinity))).toBeLessThan(0)
  expect(compareValues(new Double(NaN), decimal('NaN'))).toBe(0)
})

test('strings are ordered by code points, not by UTF-16 units', () => {
  expect(compareStrings('\u{1F600}', '\uFF5E')).toBeGreaterThan(0)
  expect(compareStrings('ab', 'abc')).toBeLessThan(0)
})

test('documents compare field by field: type, then name, then value', () => {
  expect(compareValues({ b: 1 }, { a: 'x' })).toBeLessThan(0)
  expect(compareValues({ a: 1 }, { b: 0 })).toBeLessThan(0)
  expect(compareValues({ a: 1 }, { a: 1, b: 1 })).toBeLessThan(0)
})

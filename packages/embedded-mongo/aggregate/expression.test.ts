import { Decimal128, Double, EJSON, Int32, Long } from 'bson'
import { expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { makeScope } from './expression'
import { parse } from './parse'

const NOW = new Date('2024-05-06T07:08:09Z')
const evaluate = (source: unknown, doc: Document = {}): unknown =>
  parse(source, makeScope({ now: NOW })).run(doc)
const text = (value: unknown): string => EJSON.stringify(value, { relaxed: false })
const date = (iso: string) => new Date(iso)

test.each([
  [{ $add: [new Int32(2147483647), new Int32(1)] }, Long.fromNumber(2147483648)],
  [{ $add: [new Int32(1), new Double(0.5)] }, new Double(1.5)],
  [
    { $add: [Decimal128.fromString('10.10'), Decimal128.fromString('0.20')] },
    Decimal128.fromString('10.30'),
  ],
  [{ $add: [new Date(5), new Int32(10)] }, new Date(15)],
  [{ $add: ['$missing', 1] }, null],
  [{ $divide: [new Int32(6), new Int32(4)] }, new Double(1.5)],
  [{ $round: [new Double(2.5)] }, new Double(2)],
  [{ $round: [new Double(-1.255), 2] }, new Double(-1.25)],
  [{ $trunc: [Decimal128.fromString('3.789'), 1] }, Decimal128.fromString('3.7')],
  [{ $pow: [new Int32(2), new Int32(31)] }, Long.fromNumber(2147483648)],
  [{ $ln: Decimal128.fromString('1.00') }, Decimal128.fromString('0')],
  [
    { $log: [Decimal128.fromString('10.5'), new Int32(3)] },
    Decimal128.fromString('2.140313995589964822968401192739696'),
  ],
  [
    { $log: [Decimal128.fromString(`1.${'0'.repeat(32)}1`), Decimal128.fromString('2')] },
    Decimal128.fromString('1.442695040888963407359924681001891E-33'),
  ],
  [{ $log: [new Int32(1), Decimal128.fromString('7')] }, Decimal128.fromString('0E+33')],
  [{ $substrCP: ['a😀b', 1, 1] }, '😀'],
  [{ $toUpper: 'straße' }, 'STRAßE'],
  [{ $split: ['a-b', '-'] }, ['a', 'b']],
  [{ $trim: { input: '  x ' } }, 'x'],
  [{ $toString: new Double(1.0) }, '1'],
  [{ $toInt: '12' }, new Int32(12)],
  [{ $convert: { input: 'x', to: 'int', onError: 'bad' } }, 'bad'],
  [{ $slice: [['x', 'y', 'z'], -2] }, ['y', 'z']],
  [
    {
      $dateToString: {
        date: date('2024-02-29T23:30:00Z'),
        format: '%Y-%m-%d %H:%M',
        timezone: 'Europe/Berlin',
      },
    },
    '2024-03-01 00:30',
  ],
  [
    { $dateTrunc: { date: date('2024-05-15T10:00:00Z'), unit: 'month' } },
    date('2024-05-01T00:00:00Z'),
  ],
  [
    { $dateAdd: { startDate: date('2024-01-31T00:00:00Z'), unit: 'month', amount: 1 } },
    date('2024-02-29T00:00:00Z'),
  ],
  [
    {
      $dateDiff: {
        startDate: date('2023-12-31T23:59:59Z'),
        endDate: date('2024-01-01T00:00:00Z'),
        unit: 'year',
      },
    },
    Long.fromNumber(1),
  ],
  [{ $isoWeek: date('2021-01-03T00:00:00Z') }, new Int32(53)],
  ['$$NOW', NOW],
])('%j', (source, expected) => {
  expect(text({ v: evaluate(source) })).toBe(text({ v: expected }))
})

test('a path maps over arrays of documents and skips what is missing', () => {
  expect(evaluate('$a.b', { a: [{ b: 1 }, {}, 5, { b: 2 }] })).toEqual([1, 2])
  expect(evaluate('$a.b', { a: 5 })).toBeUndefined()
})

test('inner variables of $let, $map, $filter and $reduce shadow outer ones', () => {
  const nested = {
    $map: { input: '$a', in: { $map: { input: '$$this', in: { $add: ['$$this', 1] } } } },
  }
  expect(text({ v: evaluate(nested, { a: [[1, 2], [3]] }) })).toBe(text({ v: [[2, 3], [4]] }))
  const total = { $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }
  expect(text({ v: evaluate(total, { a: [1, 2, 3] }) })).toBe(text({ v: 6 }))
  const filtered = { $filter: { input: '$a', as: 'x', cond: { $gt: ['$$x', 1] } } }
  expect(evaluate(filtered, { a: [1, 2, 3] })).toEqual([2, 3])
})

test('a missing value leaves its field out of an object and is null in an array', () => {
  expect(evaluate({ a: '$missing', b: ['$missing'] })).toEqual({ b: [null] })
})

test('constants are computed, and refused, when the expression is compiled', () => {
  expect(() => evaluate({ $cond: [true, 1, { $divide: [1, 0] }] })).toThrow(
    expect.objectContaining({ code: 2 }),
  )
})

test.each([
  [{ $nosuch: 1 }, 168],
  [{ $eq: [1] }, 16020],
  [{ $add: ['x'] }, 14],
  [{ $size: 5 }, 17124],
  [{ $toInt: 'x' }, 241],
  [{ $concat: [1] }, 16702],
  [{ $switch: { branches: [] } }, 40068],
  [{ $year: { date: NOW, nope: 1 } }, 40535],
  [{ $dateToString: { date: NOW, format: '%q' } }, 18536],
  [{ $let: { vars: { A: 1 }, in: 1 } }, 9],
  [{ $sin: Decimal128.fromString('1') }, 238],
])('%j is refused with %i', (source, code) => {
  expect(() => evaluate(source)).toThrow(expect.objectContaining({ code }))
})

import { BSONRegExp, Decimal128, Double, Int32, Long, MaxKey } from 'bson'
import { expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { parseCollation } from './collation'
import { compileFilter } from './match'

const matches = (doc: Document, filter: Document): boolean => compileFilter(filter).matches(doc)

function codeOf(filter: Document): number | undefined {
  try {
    compileFilter(filter)
    return undefined
  } catch (error) {
    return error instanceof MongoError ? error.code : -1
  }
}

test('null matches null and missing, $exists tells them apart', () => {
  expect([{ a: null }, {}, { a: 1 }].map((doc) => matches(doc, { a: null }))).toEqual([
    true,
    true,
    false,
  ])
  expect([{ a: null }, {}].map((doc) => matches(doc, { a: { $exists: true } }))).toEqual([
    true,
    false,
  ])
})

test('comparisons stay within a type bracket', () => {
  expect(matches({ a: 'x' }, { a: { $gt: 1 } })).toBe(false)
  expect(matches({ a: Long.fromNumber(2) }, { a: { $gt: new Double(1.5) } })).toBe(true)
  expect(matches({ a: Decimal128.fromString('1.50') }, { a: 1.5 })).toBe(true)
  expect(matches({ a: 'x' }, { a: { $lt: new MaxKey() } })).toBe(true)
})

test('a condition on an array holds for any element, or for the array itself', () => {
  expect(matches({ a: [1, 5] }, { a: 5 })).toBe(true)
  expect(matches({ a: [1, 5] }, { a: [1, 5] })).toBe(true)
  expect(matches({ a: [1, 5] }, { a: { $elemMatch: { $gt: 2, $lt: 4 } } })).toBe(false)
})

test('$ne and $nin hold only when no element is equal', () => {
  expect(matches({ a: [1, 2] }, { a: { $ne: 2 } })).toBe(false)
  expect(matches({ a: [1, 2] }, { a: { $nin: [3] } })).toBe(true)
  expect(matches({}, { a: { $ne: 1 } })).toBe(true)
})

test('$elemMatch needs one element that meets all conditions, dotted paths may mix elements', () => {
  const doc = {
    a: [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ],
  }
  expect(matches(doc, { 'a.x': 1, 'a.y': 2 })).toBe(true)
  expect(matches(doc, { a: { $elemMatch: { x: 1, y: 2 } } })).toBe(false)
})

test('a number in a path is a position or a field of the elements', () => {
  expect(matches({ a: [{ b: 1 }, { b: 2 }] }, { 'a.1.b': 2 })).toBe(true)
  expect(matches({ a: [{ 0: 'x' }] }, { 'a.0': 'x' })).toBe(true)
})

test('scalars in an array on the way neither match null nor anything else', () => {
  expect(matches({ a: [1, 2] }, { 'a.b': null })).toBe(false)
  expect(matches({ a: [{ c: 1 }] }, { 'a.b': null })).toBe(true)
})

test('NaN equals NaN and is neither greater nor smaller than a number', () => {
  expect(matches({ a: new Double(NaN) }, { a: new Double(NaN) })).toBe(true)
  expect(matches({ a: new Double(NaN) }, { a: { $lt: 1 } })).toBe(false)
})

test('$in accepts values and regular expressions, and null matches missing', () => {
  const filter = { a: { $in: [new BSONRegExp('^x'), 3, null] } }
  expect([{ a: 'xy' }, { a: 3 }, {}, { a: 'y' }].map((doc) => matches(doc, filter))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('the position refers to the outermost array', () => {
  const filter = compileFilter({ 'a.b': 3 })
  expect(filter.position({ a: [{ b: 1 }, { b: [2, 3] }] })).toBe(1)
  expect(filter.position({ a: { b: 3 } })).toBeUndefined()
})

test('with a collation strings match whatever their case', () => {
  const collation = parseCollation({ locale: 'en', strength: new Int32(2) })
  const filter = compileFilter({ a: { $in: ['Ada'] } }, collation ? { collation } : {})
  expect(filter.matches({ a: 'aDA' })).toBe(true)
})

test('variables are visible in $expr', () => {
  const filter = compileFilter({ $expr: { $gt: ['$a', '$$min'] } }, { variables: { min: 3 } })
  expect([{ a: 2 }, { a: 4 }].map((doc) => filter.matches(doc))).toEqual([false, true])
})

test("invalid input is refused with MongoDB's code", () => {
  expect(codeOf({ a: { $nosuch: 1 } })).toBe(2)
  expect(codeOf({ $nosuch: 1 })).toBe(2)
  expect(codeOf({ a: { $in: 5 } })).toBe(2)
  expect(codeOf({ a: { $in: [{ $gt: 1 }] } })).toBe(2)
  expect(codeOf({ a: { $type: [] } })).toBe(9)
  expect(codeOf({ a: { $regex: '[' } })).toBe(51091)
  expect(codeOf({ $where: 'true' })).toBe(2)
  expect(codeOf({ $text: { $search: 'x' } })).toBe(27)
})

test('a condition on a name of a prototype matches nothing', () => {
  expect(matches({}, { constructor: { $exists: true } })).toBe(false)
  expect(matches({}, { 'a.toString': { $exists: true } })).toBe(false)
})

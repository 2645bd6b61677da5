import { Decimal128, Double, Int32, Long, ObjectId } from 'bson'
import { expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import { compileUpdate, type UpdateOptions } from './update'

const OPTIONS: UpdateOptions = { now: new Date(1000), multi: false, upsert: true }
const int = (value: number) => new Int32(value)

function apply(
  update: Document | Document[],
  doc: Document,
  options: Partial<UpdateOptions> = {},
  position?: number,
): Document {
  return compileUpdate(update, { ...OPTIONS, ...options }).apply(doc, { position })
}

test('the document that was read is not changed, and untouched parts are shared', () => {
  const doc = { _id: 1, a: { b: int(1) }, c: { d: 1 } }
  const result = apply({ $inc: { 'a.b': int(1) } }, doc)
  expect(doc.a.b.value).toBe(1)
  expect(result['a']).toEqual({ b: int(2) })
  expect(result['c']).toBe(doc.c)
})

test('an update that changes nothing returns the same object', () => {
  const doc = { _id: 1, a: int(1), list: [1] }
  expect(apply({ $set: { a: int(1) }, $addToSet: { list: 1 }, $unset: { x: '' } }, doc)).toBe(doc)
  expect(apply({ $set: { a: new Double(1) } }, doc)).not.toBe(doc)
})

test('$inc and $mul keep the wider of the two number types', () => {
  const doc = {
    _id: 1,
    i: int(2147483647),
    l: Long.fromString('9007199254740993'),
    d: Decimal128.fromString('0.10'),
  }
  const result = apply({ $inc: { i: int(1), l: int(1), d: Decimal128.fromString('0.20') } }, doc)
  expect(result['i']).toEqual(Long.fromNumber(2147483648))
  expect(String(result['l'])).toBe('9007199254740994')
  expect(String(result['d'])).toBe('0.30')
})

test('new fields come in the order of their names, numbers by size', () => {
  const result = apply({ $set: { z: 1, b: 1 }, $inc: { m: 1 } }, { _id: 1 })
  expect(Object.keys(result)).toEqual(['_id', 'b', 'm', 'z'])
})

test('setting beyond the end of an array pads it with null', () => {
  expect(apply({ $set: { 'a.3': 'x' } }, { _id: 1, a: [1] })['a']).toEqual([1, null, null, 'x'])
})

test('$unset of an element leaves null', () => {
  expect(apply({ $unset: { 'a.0': '' } }, { _id: 1, a: [1, 2] })['a']).toEqual([null, 2])
})

test('$push inserts, sorts and slices in that order', () => {
  const update = { $push: { a: { $each: [5, 1], $sort: -1, $slice: 3 } } }
  expect(apply(update, { _id: 1, a: [3, 4] })['a']).toEqual([5, 4, 3])
  expect(apply({ $push: { a: { $each: [9], $position: 1 } } }, { _id: 1, a: [1, 2] })['a']).toEqual(
    [1, 9, 2],
  )
})

test('$pull accepts a value, a filter on documents, or operators', () => {
  expect(apply({ $pull: { a: 2 } }, { _id: 1, a: [1, 2, 2] })['a']).toEqual([1])
  expect(apply({ $pull: { a: { $gte: 2 } } }, { _id: 1, a: [1, 2, 3] })['a']).toEqual([1])
  const doc = { _id: 1, a: [{ k: 1, x: 1 }, { k: 2 }] }
  expect(apply({ $pull: { a: { k: 1 } } }, doc)['a']).toEqual([{ k: 2 }])
})

test('positional paths change the matched element, all elements, or the filtered ones', () => {
  const doc = { _id: 1, a: [{ v: 1 }, { v: 2 }] }
  expect(apply({ $set: { 'a.$.v': 9 } }, doc, {}, 1)['a']).toEqual([{ v: 1 }, { v: 9 }])
  expect(apply({ $set: { 'a.$[].w': 0 } }, doc)['a']).toEqual([
    { v: 1, w: 0 },
    { v: 2, w: 0 },
  ])
  const arrayFilters = [{ 'e.v': { $gt: 1 } }]
  expect(apply({ $set: { 'a.$[e].v': 9 } }, doc, { arrayFilters })['a']).toEqual([
    { v: 1 },
    { v: 9 },
  ])
})

test('$rename moves a field', () => {
  expect(apply({ $rename: { a: 'n.b' } }, { _id: 1, a: 5 })).toEqual({ _id: 1, n: { b: 5 } })
})

test('a replacement keeps the _id', () => {
  expect(apply({ b: 2 }, { _id: 7, a: 1 })).toEqual({ _id: 7, b: 2 })
})

test('a pipeline computes the new document from the old one', () => {
  const result = apply([{ $set: { s: { $add: ['$a', '$b'] } } }, { $unset: 'a' }], {
    _id: 1,
    a: int(1),
    b: int(2),
  })
  expect(result).toEqual({ _id: 1, b: int(2), s: int(3) })
})

test('an upsert begins with the equalities of its filter and gets an _id in front', () => {
  const update = compileUpdate({ $set: { v: 1 }, $setOnInsert: { t: 2 } }, OPTIONS)
  const filter = { $and: [{ k: 'a' }, { 'n.q': { $eq: 5 } }], g: { $gt: 4 }, i: { $in: ['one'] } }
  const { _id, ...rest } = update.insertFrom(filter)
  expect(_id).toBeInstanceOf(ObjectId)
  expect(rest).toEqual({ k: 'a', n: { q: 5 }, i: 'one', t: 2, v: 1 })
})

const textOf = (update: Document, doc: Document): string => {
  try {
    return JSON.stringify(apply(update, doc))
  } catch (error) {
    return error instanceof MongoError ? `${error.code} ${error.message}` : String(error)
  }
}

test.each([
  [{ 's.x': 'y' }, '28 cannot use the part (s of s.x) to traverse the element ({s: "text"})'],
  [{ 'n.x': 'y' }, '28 cannot use the part (n of n.x) to traverse the element ({n: null})'],
  [{ 'd.s.x.z': 'y' }, '28 cannot use the part (s of d.s.x.z) to traverse the element ({s: 5})'],
  [
    { 'list.x': 'y' },
    '28 cannot use the part (list of list.x) to traverse the element ({list: [1]})',
  ],
  [{ 'd.gone.x': 'y' }, 'unchanged'],
  [{ gone: 's.x' }, 'unchanged'],
  [{ gone: 'list.x' }, 'unchanged'],
  [{ 'list.7': 's.x' }, 'unchanged'],
  [{ s: 'n.x' }, `28 Cannot create field 'x' in element {n: null}`],
  [
    { 'list.0': 'y' },
    `2 The source field cannot be an array element, 'list.0' in doc with _id: 1 has an array field called 'list'`,
  ],
  [
    { s: 'list.x' },
    `2 The destination field cannot be an array element, 'list.x' in doc with _id: 1 has an array field called 'list'`,
  ],
])('$rename %j: %s', (rename, result) => {
  const doc = { _id: 1, s: 'text', n: null, d: { s: 5 }, list: [1] }
  expect(textOf({ $rename: rename }, doc)).toBe(
    result === 'unchanged' ? JSON.stringify(doc) : result,
  )
})

test('$pull takes $not, which is no condition on elements, for a filter and refuses it', () => {
  const doc = { _id: 1, a: [int(1), int(5)] }
  const refused = `2 unknown top level operator: $not. If you are trying to negate an entire expression, use $nor.`
  expect(textOf({ $pull: { a: { $not: { $gt: int(3) } } } }, doc)).toBe(refused)
  expect(textOf({ $pull: { a: { $expr: true } } }, doc)).toBe(
    '224 $expr is not allowed in this context',
  )
  expect(apply({ $pull: { a: { $gt: int(3), $not: { $eq: int(7) } } } }, doc)['a']).toEqual([
    int(1),
  ])
  const nested = { _id: 1, a: [{ v: int(1) }, { v: int(5) }] }
  expect(apply({ $pull: { a: { v: { $not: { $gt: int(3) } } } } }, nested)['a']).toEqual([
    { v: int(5) },
  ])
})

test('$setOnInsert does not change an existing document', () => {
  const doc = { _id: 1 }
  expect(apply({ $setOnInsert: { a: 1 } }, doc)).toBe(doc)
})

test.each([
  [{ $nosuch: { a: 1 } }, 9],
  [{ $set: { a: 1 }, $inc: { a: 1 } }, 40],
  [{ $set: { a: 1, 'a.b': 1 } }, 40],
  [{ $set: { 'a..b': 1 } }, 56],
  [{ $set: { $: 1 } }, 2],
  [{ $inc: { a: 'x' } }, 14],
  [{ $set: { 'a.$[e]': 1 } }, 2],
  [{ a: 1, $set: { b: 1 } }, 52],
  [[{ $match: {} }], 72],
  [[{ $nosuch: 1 }], 40324],
])('%j is refused with %i before any document is read', (update, code) => {
  expect(() => compileUpdate(update, OPTIONS)).toThrow(expect.objectContaining({ code }))
})

test.each([
  [{ $inc: { s: 1 } }, 14],
  [{ $set: { 's.x': 1 } }, 28],
  [{ $push: { s: 1 } }, 2],
  [{ $pop: { s: 1 } }, 14],
  [{ $set: { _id: 2 } }, 66],
  [{ $set: { 'list.$': 1 } }, 2],
  [{ $set: { 'none.$[]': 1 } }, 2],
  [{ $inc: { big: Long.fromNumber(1) } }, 2],
])('%j is refused with %i by a document that it does not fit', (update, code) => {
  const doc = { _id: 1, s: 'x', list: [1], big: Long.MAX_VALUE }
  expect(() => apply(update, doc)).toThrow(expect.objectContaining({ code }))
})

test('array filters must be used, unique and begin with a lower-case letter', () => {
  const refuse = (arrayFilters: Document[]) => () =>
    compileUpdate({ $set: { 'x.$[e]': 1 } }, { ...OPTIONS, arrayFilters })
  expect(refuse([{ e: 1 }, { f: 1 }])).toThrow(expect.objectContaining({ code: 9 }))
  expect(refuse([{ e: 1 }, { e: 2 }])).toThrow(expect.objectContaining({ code: 9 }))
  expect(refuse([{ E: 1 }])).toThrow(expect.objectContaining({ code: 2 }))
})

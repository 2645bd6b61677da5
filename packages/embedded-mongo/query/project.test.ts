import { expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { compileFilter } from './match'
import { compileProjection } from './project'

const DOC = { _id: 1, a: [1, 2, 3], b: [{ k: 1, l: 1 }, { k: 2 }, 5], o: { p: 1, q: 2 } }
const project = (spec: Document, doc: Document = DOC): Document => compileProjection(spec, {})(doc)

test('an inclusion keeps the order of the document, and _id unless it is left out', () => {
  expect(Object.keys(project({ o: 1, a: 1 }))).toEqual(['_id', 'a', 'o'])
  expect(project({ 'o.p': 1, _id: 0 })).toEqual({ o: { p: 1 } })
})

test('paths traverse arrays; an inclusion drops elements that are not documents', () => {
  expect(project({ 'b.k': 1, _id: 0 })).toEqual({ b: [{ k: 1 }, { k: 2 }] })
  expect(project({ 'b.k': 0, a: 0, o: 0 })).toEqual({ _id: 1, b: [{ l: 1 }, {}, 5] })
})

test('$slice alone leaves the other fields as they are', () => {
  expect(project({ a: { $slice: -2 } })).toEqual({ ...DOC, a: [2, 3] })
  expect(project({ a: { $slice: [1, 1] }, o: 1 })).toEqual({ _id: 1, a: [2], o: { p: 1, q: 2 } })
})

test('$elemMatch keeps the first matching element, or omits the field', () => {
  expect(project({ b: { $elemMatch: { k: 2 } } })).toEqual({ _id: 1, b: [{ k: 2 }] })
  expect(project({ b: { $elemMatch: { k: 7 } } })).toEqual({ _id: 1 })
})

test('the positional operator keeps the element that the filter matched', () => {
  const run = compileProjection({ 'b.$': 1 }, { filter: compileFilter({ 'b.k': 2 }) })
  expect(run(DOC)).toEqual({ _id: 1, b: [{ k: 2 }] })
})

test('expressions are computed from the whole document', () => {
  expect(project({ _id: 0, s: { $sum: '$a' }, t: '$o.q' })).toEqual({
    s: expect.objectContaining({ value: 6 }),
    t: 2,
  })
})

test('the document that was read is not changed', () => {
  const before = structuredClone(DOC)
  project({ 'o.p': 0, 'b.k': 0, a: { $slice: 1 } })
  expect(DOC).toEqual(before)
})

test.each([
  [{ a: 1, b: 0 }, 31254],
  [{ a: 0, b: 1 }, 31253],
  [{ a: 1, 'a.b': 1 }, 31249],
  [{ 'a.b': 1, a: 1 }, 31250],
  [{ a: 0, b: { $add: [1, 2] } }, 31252],
  [{ 'b.$': 1, 'a.$': 1 }, 31276],
  [{ a: { $nosuch: 1 } }, 31325],
])('%j is refused with %i', (spec, code) => {
  expect(() => compileProjection(spec, {})).toThrow(expect.objectContaining({ code }))
})

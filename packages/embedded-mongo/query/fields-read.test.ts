import { expect, test } from 'vitest'
import { fieldsOfFilter, fieldsOfGroup, fieldsOfSort, joined } from './fields-read'

const names = (fields: ReadonlySet<string> | undefined) => fields && [...fields].toSorted()

test('a filter reads the fields that its paths begin with', () => {
  const filter = { 'a.b': 1, $or: [{ c: { $gt: 1 } }, { $and: [{ 'd.0.e': null }] }] }
  expect(names(fieldsOfFilter(filter))).toEqual(['a', 'c', 'd'])
  expect(names(fieldsOfFilter({}))).toEqual([])
  expect(fieldsOfFilter({ a: 1, $expr: { $eq: ['$a', '$b'] } })).toBeUndefined()
  expect(fieldsOfFilter({ $nor: [{ $text: { $search: 'x' } }] })).toBeUndefined()
})

test('a group reads the paths of its expressions, or the whole document where an expression may', () => {
  const spec = { _id: { y: { $year: '$at' } }, n: { $sum: 1 }, all: { $push: { t: '$tags.x' } } }
  expect(names(fieldsOfGroup(spec))).toEqual(['at', 'tags'])
  for (const expression of ['$$ROOT', '$$CURRENT.a', { $getField: 'a' }, { $size: ['$$x'] }]) {
    expect(fieldsOfGroup({ _id: expression })).toBeUndefined()
    expect(fieldsOfGroup({ _id: null, all: { $push: expression } })).toBeUndefined()
  }
  const top = { $top: { sortBy: { score: 1 }, output: '$a' } }
  expect(fieldsOfGroup({ _id: null, top })).toBeUndefined()
})

test('the union of read fields is unknown if one of them is', () => {
  expect(names(joined(fieldsOfFilter({ a: 1 }), fieldsOfSort({ 'b.c': -1 })))).toEqual(['a', 'b'])
  expect(joined(new Set(['a']), fieldsOfSort({ score: { $meta: 'textScore' } }))).toBeUndefined()
})

import { BSON, Int32, Long, ObjectId } from 'bson'
import { expect, test } from 'vitest'
import { decode, encode, typeName } from './types'

test('numbers keep their types when decoded and encoded', () => {
  const doc = decode(encode({ i: new Int32(1), l: Long.fromNumber(1), d: -0 }))
  expect([typeName(doc['i']), typeName(doc['l']), typeName(doc['d'])]).toEqual([
    'int',
    'long',
    'double',
  ])
  expect(decode(encode(doc))).toEqual(doc)
})

test('a reference stays a plain document', () => {
  const id = new ObjectId()
  const doc = decode(encode({ ref: { $ref: 'users', $id: id, extra: 1 } }))
  expect(typeName(doc['ref'])).toBe('object')
  expect(Object.keys(doc['ref'] as object)).toEqual(['$ref', '$id', 'extra'])
})

test('a field called __proto__ is a field and nothing else', () => {
  const hostile: unknown = JSON.parse('{"__proto__": {"admin": true}, "a": 1}')
  const doc = decode(BSON.serialize(hostile as object))
  expect(Object.keys(doc).sort()).toEqual(['__proto__', 'a'])
  expect('admin' in doc).toBe(false)
  expect(Object.keys(decode(encode(doc))).sort()).toEqual(['__proto__', 'a'])
})

test('a document cannot imitate a BSON type', () => {
  expect(typeName({ _bsontype: 'ObjectId', id: 'x' })).toBe('object')
})

test('fields that are undefined are not written', () => {
  expect(decode(encode({ a: undefined, b: null }))).toEqual({ b: null })
})

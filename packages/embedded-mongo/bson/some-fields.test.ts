import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson'
import { expect, test } from 'vitest'
import { decoderOf } from './some-fields'
import { decode, type Document, encode } from './types'

const DOC: Document = {
  _id: new ObjectId('64a10000eec018465746685b'),
  text: 'Käse 😀',
  double: 1.5,
  int: 3,
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.10'),
  bool: true,
  nothing: null,
  date: new Date(5),
  bytes: new Binary(Buffer.from([1, 0, 2]), 4),
  regex: new BSONRegExp('^a', 'i'),
  doc: { a: { b: [1, { c: null }] }, text: 'inner' },
  list: ['x', { text: 'y' }],
  empty: {},
  code: new Code('return 1'),
  scoped: new Code('return x', { x: 1 }),
  symbol: new BSONSymbol('s'),
  stamp: new Timestamp({ t: 1, i: 2 }),
  smallest: new MinKey(),
  largest: new MaxKey(),
  reference: { $ref: 'a', $id: 1 },
  größe: 'last',
  '': 'without a name',
}

test('each field decoded alone, and none, equals the field of the whole document', () => {
  const bytes = Buffer.from(encode(DOC))
  const whole = decode(bytes)
  for (const name of Object.keys(whole)) {
    expect(decoderOf(new Set([name]))(bytes)).toEqual({ [name]: whole[name] })
  }
  expect(decoderOf(new Set())(bytes)).toEqual({})
  expect(decoderOf(new Set(['missing', 'tex', 'textt']))(bytes)).toEqual({})
  expect(decoderOf(new Set(Object.keys(whole)))(bytes)).toEqual(whole)
})

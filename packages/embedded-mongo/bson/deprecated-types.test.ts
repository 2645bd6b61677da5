import { expect, test } from 'vitest'
import { compareValues } from './compare'
import { encodeKey } from './keys'
import { decode, encode, typeName } from './types'

const POINTER = Buffer.concat([
  Buffer.from('0c', 'hex'),
  Buffer.from('p\0'),
  Buffer.from('040000006e616d00', 'hex'),
  Buffer.from('0123456789abcdef01234567', 'hex'),
])
const UNDEFINED = Buffer.from('06' + '7500', 'hex')

function documentOf(...elements: Buffer[]): Buffer {
  const content = Buffer.concat(elements)
  const size = Buffer.alloc(4)
  size.writeInt32LE(content.length + 5)
  return Buffer.concat([size, content, Buffer.alloc(1)])
}

function nested(type: number, name: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([type]), Buffer.from(`${name}\0`), content])
}

test('undefined and DBPointer keep their bytes at any depth', () => {
  const inner = documentOf(UNDEFINED, POINTER)
  const code = Buffer.from('0200000061' + '00', 'hex')
  const size = Buffer.alloc(4)
  size.writeInt32LE(4 + code.length + inner.length)
  const scoped = nested(0x0f, 'c', Buffer.concat([size, code, inner]))
  const bytes = documentOf(
    UNDEFINED,
    nested(3, 'd', inner),
    nested(4, 'a', documentOf(nested(6, '0', Buffer.alloc(0)))),
    scoped,
    POINTER,
  )
  const doc = decode(bytes)
  expect(Buffer.from(encode(doc))).toEqual(bytes)
  expect(typeName(doc['u'])).toBe('undefined')
  expect(typeName(doc['p'])).toBe('dbPointer')
})

test('both are ordered as values of their own types', () => {
  const { u, p } = decode(documentOf(UNDEFINED, POINTER))
  expect(compareValues(u, null)).toBe(0)
  expect(compareValues(p, p)).toBe(0)
  expect(compareValues(p, 'text')).toBeGreaterThan(0)
  expect(encodeKey([p], [1]).bytes.compare(encodeKey(['text'], [1]).bytes)).toBe(1)
})

test('a malformed document is not changed', () => {
  const bytes = documentOf(UNDEFINED, Buffer.from('20' + '7800', 'hex'))
  expect(() => decode(bytes)).toThrow()
})

import { isUtf8 } from 'node:buffer'
import { BSON } from 'bson'
import { MARK } from './deprecated-types'
import { type Element, elementsOf, endOfValue } from './elements'

const DOCUMENT = 0x03
const ARRAY = 0x04
const BINARY = 0x05
const UNDEFINED = 0x06
const POINTER = 0x0c
const SCOPED_CODE = 0x0f
const SUBTYPE = Buffer.from([0xff])
const SIZE = 4
const ID_BYTES = 12
/** The sizes before the code and the scope. */
const SCOPE = 8
/** The size and the subtype of binary data. */
const BINARY_HEAD = 5

/** Whether a document contains undefined or a DBPointer, at any depth; read for each document. */
export function hasDeprecated(bytes: Buffer): boolean {
  const mayHave = bytes.includes(UNDEFINED) || bytes.includes(POINTER)
  return mayHave && hasDeprecatedIn(bytes, 0, bytes.length)
}

function hasDeprecatedIn(bytes: Buffer, start: number, end: number): boolean {
  let at = start + SIZE
  while (at < end - 1) {
    const type = bytes[at++]
    if (type === UNDEFINED || type === POINTER) return true
    while (bytes[at] !== 0 && at < end) at++
    const value = ++at
    const next = endOfValue(bytes, type ?? 0, value)
    if (next === undefined || next > end) return false
    if (type === DOCUMENT || type === ARRAY) {
      if (hasDeprecatedIn(bytes, value, next)) return true
    } else if (type === SCOPED_CODE && value + SCOPE <= next) {
      const scope = value + SCOPE + bytes.readInt32LE(value + SIZE)
      if (scope < next && hasDeprecatedIn(bytes, scope, next)) return true
    }
    at = next
  }
  return false
}

/** The document with marked binary data for undefined and DBPointer. */
export function withStandIns(bytes: Buffer): Buffer {
  return rewritten(bytes, 0, ({ type, value, end }) => {
    if (type !== UNDEFINED && type !== POINTER) return undefined
    const content = bytes.subarray(value, end)
    if (type === POINTER) checkNamespace(content)
    const size = Buffer.alloc(4)
    size.writeInt32LE(MARK.length + content.length)
    return { type: BINARY, value: Buffer.concat([size, SUBTYPE, MARK, content]) }
  })
}

/** What the bson package checks of other strings. */
function checkNamespace(content: Buffer): void {
  const text = content.subarray(SIZE, -ID_BYTES)
  if (text.at(-1) === 0 && isUtf8(text)) return
  throw new BSON.BSONError('Invalid string in a DBPointer')
}

/** The reverse of `withStandIns`. */
export function withoutStandIns(bytes: Buffer): Buffer {
  return rewritten(bytes, 0, ({ type, value, end }) => {
    const start = value + BINARY_HEAD
    if (type !== BINARY || bytes[start - 1] !== 0xff) return undefined
    if (!bytes.subarray(start, end).subarray(0, MARK.length).equals(MARK)) return undefined
    const content = bytes.subarray(start + MARK.length, end)
    return { type: content.length === 0 ? UNDEFINED : POINTER, value: content }
  })
}

type Replace = (element: Element) => { type: number; value: Buffer } | undefined

function rewritten(bytes: Buffer, at: number, replace: Replace): Buffer {
  const parts: Buffer[] = []
  for (const element of elementsOf(bytes, at)) {
    if (!element) return bytes.subarray(at, at + bytes.readInt32LE(at))
    const { type, start, name, value, end } = element
    const other = replace(element)
    const nested = nestedDocument(bytes, element)
    if (other) parts.push(Buffer.from([other.type]), bytes.subarray(name, value), other.value)
    else if (nested === undefined) parts.push(bytes.subarray(start, end))
    else if (type !== SCOPED_CODE) {
      parts.push(bytes.subarray(start, value), rewritten(bytes, nested, replace))
    } else {
      const scope = rewritten(bytes, nested, replace)
      const code = bytes.subarray(value + 4, nested)
      const size = Buffer.alloc(4)
      size.writeInt32LE(4 + code.length + scope.length)
      parts.push(bytes.subarray(start, value), size, code, scope)
    }
  }
  const size = Buffer.alloc(4)
  size.writeInt32LE(5 + parts.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([size, ...parts, Buffer.alloc(1)])
}

/** It is the offset of the document within a value; undefined if the value has none. */
function nestedDocument(bytes: Buffer, { type, value }: Element): number | undefined {
  if (type === DOCUMENT || type === ARRAY) return value
  return type === SCOPED_CODE ? value + SCOPE + bytes.readInt32LE(value + SIZE) : undefined
}

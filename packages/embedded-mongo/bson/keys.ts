import { createHash } from 'node:crypto'
import type {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Long,
  ObjectId,
  Timestamp,
} from 'bson'
import type { Collation } from '../query/collation'
import type { DBPointer } from './deprecated-types'
import { KeyWriter } from './key-writer'
import { writeNumber } from './number-key'
import { type Document, type TypeName, typeName } from './types'

export type Direction = 1 | -1

/**
 * The first byte of each value. Inverted ones (descending fields) are between 0x0f and 0xfd, so
 * that 0xff after complete values is above everything that may follow them.
 */
const TYPE_BYTE: Readonly<Record<TypeName, number>> = {
  minKey: 0x02,
  missing: 0x08,
  null: 0x10,
  undefined: 0x10,
  int: 0x18,
  long: 0x18,
  double: 0x18,
  decimal: 0x18,
  string: 0x20,
  symbol: 0x20,
  object: 0x28,
  array: 0x30,
  binData: 0x38,
  objectId: 0x40,
  bool: 0x48,
  date: 0x50,
  timestamp: 0x58,
  regex: 0x60,
  dbPointer: 0x64,
  javascript: 0x68,
  javascriptWithScope: 0x70,
  maxKey: 0xf0,
}
const END = 0
const SIGN = 1n << 63n

/** LMDB's limit is 1,978 bytes; the numbers of index and record take ten of them. */
const LONGEST = 1900
const KEPT = 1880

export type Key = { bytes: Buffer; isCut: boolean }

/**
 * The key of an index entry: byte order is the order of the values (strings under a collation
 * keep only their equality). Keys that are too long are truncated and end in a hash: they keep the
 * order of the rest, and equal keys may then belong to different values.
 */
export function encodeKey(
  values: readonly unknown[],
  directions: readonly Direction[],
  collation?: Collation,
): Key {
  const whole = encodeValues(values, directions, collation)
  if (whole.length <= LONGEST) return { bytes: whole, isCut: false }
  const hash = createHash('sha256').update(whole).digest()
  return { bytes: Buffer.concat([whole.subarray(0, KEPT), hash]), isCut: true }
}

/** It is like `encodeKey`, but never truncates. */
export function encodeValues(
  values: readonly unknown[],
  directions: readonly Direction[],
  collation?: Collation,
): Buffer {
  const writer = new KeyWriter()
  values.forEach((value, i) => {
    const start = writer.length
    writeValue(writer, value, collation)
    if (directions[i] === -1) writer.invertFrom(start)
  })
  return writer.finish()
}

/** Truncates a bound so that it can be compared with stored keys, which may be truncated too. */
export function cutBound(bytes: Buffer): Buffer {
  return bytes.length <= KEPT ? bytes : bytes.subarray(0, KEPT)
}

/** The byte that all values of this value's type begin with. */
export function typeByte(value: unknown): number {
  return TYPE_BYTE[typeName(value)]
}

export const STRING_BYTE = TYPE_BYTE.string
export const REGEX_BYTE = TYPE_BYTE.regex

function writeValue(writer: KeyWriter, value: unknown, collation: Collation | undefined): void {
  const name = typeName(value)
  writer.byte(TYPE_BYTE[name])
  writeContent(writer, value, name, collation)
}

function writeContent(
  writer: KeyWriter,
  value: unknown,
  name: TypeName,
  collation: Collation | undefined,
): void {
  switch (name) {
    case 'int':
    case 'double':
    case 'long':
    case 'decimal':
      writeNumber(writer, value as number | Long | Decimal128, name)
      return
    case 'string':
      writer.text(collation ? collation.key(value as string) : (value as string))
      return
    case 'symbol': {
      const text = (value as BSONSymbol).value
      writer.text(collation ? collation.key(text) : text)
      return
    }
    case 'object':
      writeDocument(writer, value as Document, collation)
      return
    case 'array':
      for (const element of value as unknown[]) writeValue(writer, element, collation)
      writer.byte(END)
      return
    case 'binData':
      writeBinary(writer, value as Binary)
      return
    case 'objectId':
      writer.raw((value as ObjectId).id)
      return
    case 'bool':
      writer.byte(value ? 2 : 1)
      return
    case 'date':
      writer.uint64(BigInt((value as Date).getTime()) ^ SIGN)
      return
    case 'timestamp':
      writer.uint64((value as Timestamp).toBigInt())
      return
    case 'regex':
      writer.text((value as BSONRegExp).pattern)
      writer.text((value as BSONRegExp).options)
      return
    case 'dbPointer':
      writer.uint32((value as DBPointer).content.length)
      writer.raw((value as DBPointer).content)
      return
    case 'javascript':
      writer.text((value as Code).code)
      return
    case 'javascriptWithScope':
      writer.text((value as Code).code)
      writeDocument(writer, (value as Code).scope ?? {}, collation)
  }
}

/** Field by field as values compare: the type, then the name, then the value. */
function writeDocument(writer: KeyWriter, doc: Document, collation: Collation | undefined): void {
  for (const [key, value] of Object.entries(doc)) {
    const name = typeName(value)
    if (name === 'missing') continue
    writer.byte(TYPE_BYTE[name])
    writer.text(key)
    writeContent(writer, value, name, collation)
  }
  writer.byte(END)
}

function writeBinary(writer: KeyWriter, value: Binary): void {
  const bytes = value.buffer.subarray(0, value.position)
  writer.uint32(bytes.length)
  writer.byte(value.sub_type)
  writer.raw(bytes)
}

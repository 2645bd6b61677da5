import {
  Binary,
  BSON,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  type DeserializeOptions,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson'
import { MongoError } from '../errors'
import { hasDeprecated, withoutStandIns, withStandIns } from './deprecated-elements'
import { DBPointer, deprecatedValue, MARK, UndefinedValue } from './deprecated-types'

/**
 * A document in the engine. Numbers stay Int32, Double, Long or Decimal128; undefined is a missing
 * field.
 */
export type Document = { [key: string]: unknown }

export type TypeName =
  | 'missing'
  | 'undefined'
  | 'minKey'
  | 'double'
  | 'string'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'null'
  | 'regex'
  | 'dbPointer'
  | 'javascript'
  | 'javascriptWithScope'
  | 'symbol'
  | 'int'
  | 'timestamp'
  | 'long'
  | 'decimal'
  | 'maxKey'

const READ = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const
const WRITE = { ignoreUndefined: true, checkKeys: false } as const
/** 16 MB for a document and 16 kB around it, MongoDB's limit for replies. */
const LARGEST_ENCODED = 16 * 1024 * 1024 + 16 * 1024
const REFERENCE = Buffer.from('$ref')

/** Decided by prototype, so that a stored field `_bsontype` cannot imitate a type. */
const TYPE_OF_PROTOTYPE = new Map<unknown, TypeName>([
  [Object.prototype, 'object'],
  [null, 'object'],
  [Array.prototype, 'array'],
  [Int32.prototype, 'int'],
  [Double.prototype, 'double'],
  [Long.prototype, 'long'],
  [Decimal128.prototype, 'decimal'],
  [ObjectId.prototype, 'objectId'],
  [Date.prototype, 'date'],
  [Binary.prototype, 'binData'],
  [UUID.prototype, 'binData'],
  [UndefinedValue.prototype, 'undefined'],
  [DBPointer.prototype, 'dbPointer'],
  [BSONRegExp.prototype, 'regex'],
  [Timestamp.prototype, 'timestamp'],
  [MinKey.prototype, 'minKey'],
  [MaxKey.prototype, 'maxKey'],
  [BSONSymbol.prototype, 'symbol'],
  [Code.prototype, 'javascript'],
])

/** Decodes BSON; every value keeps its BSON type. */
export function decode(bytes: Uint8Array): Document {
  const buffer = bufferOf(bytes)
  if (hasDeprecated(buffer)) return plainFields(BSON.deserialize(withStandIns(buffer), READ))
  return decodeBy(READ, buffer)
}

/** A decoder that keeps the documents in arrays of this field as bytes. */
export function decoderWithRaw(field: string): (bytes: Uint8Array) => Document {
  const options = { ...READ, fieldsAsRaw: { [field]: true } }
  return (bytes) => decodeBy(options, bufferOf(bytes))
}

function decodeBy(options: DeserializeOptions, bytes: Buffer): Document {
  const doc: Document = BSON.deserialize(bytes, options)
  return bytes.includes(REFERENCE) ? plainFields(doc) : doc
}

function bufferOf(bytes: Uint8Array): Buffer {
  if (bytes instanceof Buffer) return bytes
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/**
 * Encodes a document as BSON without undefined fields. The bson package silently loses what exceeds
 * its buffer of 17 MB, so no document may come near that size.
 */
export function encode(doc: Document): Uint8Array {
  let bytes: Uint8Array
  try {
    bytes = BSON.serialize(doc, WRITE)
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge('more')
    throw error
  }
  if (bytes.length > LARGEST_ENCODED) throw tooLarge(`${bytes.length}`)
  const buffer = bufferOf(bytes)
  return buffer.includes(MARK) ? withoutStandIns(buffer) : bytes
}

function tooLarge(size: string): MongoError {
  const text = `BSONObj size: ${size} is invalid. Size must be between 0 and ${LARGEST_ENCODED}`
  return new MongoError(10334, text)
}

export function typeName(value: unknown): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string'
    case 'object':
      return value === null ? 'null' : objectTypeName(value)
    case 'boolean':
      return 'bool'
    case 'number':
      return isInt32Value(value) ? 'int' : 'double'
    default:
      return 'missing'
  }
}

export function isDocument(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** An own field; names such as `constructor` never reach a prototype. */
export function fieldOf(doc: Document, key: string): unknown {
  return Object.hasOwn(doc, key) ? doc[key] : undefined
}

/** Sets a field in place, `__proto__` included. */
export function setField(doc: Document, key: string, value: unknown): void {
  if (key === '__proto__') {
    const always = { enumerable: true, writable: true, configurable: true }
    Object.defineProperty(doc, key, { value, ...always })
  } else doc[key] = value
}

/** Whether bson would write this JavaScript number as an int32. */
export function isInt32Value(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0)
}

function objectTypeName(value: object): TypeName {
  const name = TYPE_OF_PROTOTYPE.get(Object.getPrototypeOf(value)) ?? 'object'
  return name === 'javascript' && (value as Code).scope ? 'javascriptWithScope' : name
}

/** bson turns {$ref, $id} into its DBRef class; a server stores what it was given. */
function plainFields(doc: Document): Document {
  for (const [key, value] of Object.entries(doc)) setField(doc, key, plainValue(value))
  return doc
}

function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  if (isDocument(value)) return plainFields(value)
  if (value instanceof Code && value.scope) value.scope = plainFields(value.scope)
  if (value instanceof Binary) return deprecatedValue(value) ?? value
  if (!(value instanceof DBRef)) return value
  const doc: Document = { $ref: value.collection, $id: value.oid }
  if (value.db !== undefined) doc['$db'] = value.db
  return plainFields({ ...doc, ...value.fields })
}

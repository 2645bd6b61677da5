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
import { compareDecimals } from './decimal-compare'
import type { DBPointer } from './deprecated-types'
import { decimalFromBigInt, exactDecimal, parseDecimal } from './decimal'
import { toDouble } from './numbers'
import { type Document, type TypeName, typeName } from './types'

/** Rank of each type in MongoDB's total order; types of one bracket share a rank. */
const ORDER: Readonly<Record<TypeName, number>> = {
  minKey: -1,
  missing: 0,
  null: 5,
  undefined: 5,
  int: 10,
  long: 10,
  double: 10,
  decimal: 10,
  string: 15,
  symbol: 15,
  object: 20,
  array: 25,
  binData: 30,
  objectId: 35,
  bool: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  dbPointer: 55,
  javascript: 60,
  javascriptWithScope: 65,
  maxKey: 127,
}

export function typeOrder(value: unknown): number {
  return ORDER[typeName(value)]
}

/** MongoDB's total order over all values; int 1, long 1, double 1 and decimal 1 are equal. */
export function compareValues(a: unknown, b: unknown, collation?: Collation): number {
  const nameA = typeName(a)
  const nameB = typeName(b)
  const bracket = ORDER[nameA]
  if (bracket !== ORDER[nameB]) return bracket - ORDER[nameB]
  switch (bracket) {
    case 10:
      return compareNumbers(a, nameA, b, nameB)
    case 15:
      return compareText(textOf(a), textOf(b), collation)
    case 20:
      return compareDocuments(a as Document, b as Document, collation)
    case 25:
      return compareArrays(a as unknown[], b as unknown[], collation)
    case 30:
      return compareBinaries(a as Binary, b as Binary)
    case 35:
      return compareBytes((a as ObjectId).id, (b as ObjectId).id)
    case 40:
      return Number(a) - Number(b)
    case 45:
      return order((a as Date).getTime(), (b as Date).getTime())
    case 47:
      return (a as Timestamp).compare(b as Timestamp)
    case 50:
      return compareRegexes(a as BSONRegExp, b as BSONRegExp)
    case 55:
      return comparePointers(a as DBPointer, b as DBPointer)
    case 60:
    case 65:
      return compareCode(a as Code, b as Code, collation)
    default:
      return 0
  }
}

export function equalValues(a: unknown, b: unknown, collation?: Collation): boolean {
  return compareValues(a, b, collation) === 0
}

/** Orders by code points, which is the order of the UTF-8 bytes; UTF-16 units order otherwise. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x !== y) return codePointRank(x) - codePointRank(y)
  }
  return a.length - b.length
}

export function isNaNValue(value: unknown): boolean {
  const name = typeName(value)
  return (name === 'double' || name === 'decimal') && Number.isNaN(toDouble(value))
}

const order = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0)

/** Surrogates encode code points above all others. */
const codePointRank = (unit: number): number =>
  unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (value as BSONSymbol).value

function compareText(a: string, b: string, collation: Collation | undefined): number {
  return collation ? collation.compare(a, b) : compareStrings(a, b)
}

function compareNumbers(a: unknown, nameA: TypeName, b: unknown, nameB: TypeName): number {
  if (nameA === 'long' && nameB === 'long') return (a as Long).compare(b as Long)
  const x = toDouble(a)
  const y = toDouble(b)
  if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : -1
  if (Number.isNaN(y)) return 1
  if (isExact(nameA, x) && isExact(nameB, y)) return order(x, y)
  if (Math.abs(x - y) > 1e-13 * Math.max(Math.abs(x), Math.abs(y))) return order(x, y)
  return compareDecimals(exactOf(a, nameA), exactOf(b, nameB))
}

const isExact = (name: TypeName, double: number): boolean =>
  name === 'int' || name === 'double' || (name === 'long' && Number.isSafeInteger(double))

function exactOf(value: unknown, name: TypeName) {
  if (name === 'decimal') return parseDecimal(value as Decimal128)
  if (name === 'long') return decimalFromBigInt((value as Long).toBigInt())
  const double = toDouble(value)
  if (Number.isFinite(double)) return exactDecimal(double)
  return double > 0 ? 'Infinity' : '-Infinity'
}

/** Field by field: rank of the type, then the name, then the value. */
function compareDocuments(a: Document, b: Document, collation: Collation | undefined): number {
  const keysA = Object.keys(a)
  const keysB = Object.keys(b)
  const length = Math.min(keysA.length, keysB.length)
  for (let i = 0; i < length; i++) {
    const keyA = keysA[i] ?? ''
    const keyB = keysB[i] ?? ''
    const difference =
      typeOrder(a[keyA]) - typeOrder(b[keyB]) ||
      compareStrings(keyA, keyB) ||
      compareValues(a[keyA], b[keyB], collation)
    if (difference !== 0) return difference
  }
  return keysA.length - keysB.length
}

function compareArrays(a: unknown[], b: unknown[], collation: Collation | undefined): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const difference = compareValues(a[i], b[i], collation)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function compareBinaries(a: Binary, b: Binary): number {
  if (a.position !== b.position) return a.position - b.position
  if (a.sub_type !== b.sub_type) return a.sub_type - b.sub_type
  return compareBytes(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position))
}

function comparePointers({ content: a }: DBPointer, { content: b }: DBPointer): number {
  return a.length - b.length || compareBytes(a, b)
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function compareRegexes(a: BSONRegExp, b: BSONRegExp): number {
  return compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options)
}

function compareCode(a: Code, b: Code, collation: Collation | undefined): number {
  const difference = compareStrings(String(a.code), String(b.code))
  return difference || compareDocuments(a.scope ?? {}, b.scope ?? {}, collation)
}

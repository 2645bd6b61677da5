import { ObjectId } from 'bson'
import { exactDecimal } from '../../bson/decimal'
import { quantize } from '../../bson/decimal-arithmetic'
import {
  isNumber,
  isTruthy,
  makeDouble,
  makeInt,
  makeLong,
  numberKind,
  toBigInt,
  toDecimal,
  toDecimal128,
  toDouble,
} from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish, parseNamed, unary } from '../arguments'
import { combine, type Node, type Operators, type Scope } from '../parse'
import { parseDecimalText, parseDoubleText, parseIntegerText } from './number-text'
import { parseDateText } from './date-text'
import { stringOf } from './to-string'

const FAILURE = 241
const TARGETS: Readonly<Record<string, (value: unknown) => unknown>> = {
  double: toDoubleValue,
  string: toStringValue,
  objectId: toObjectId,
  bool: toBool,
  date: toDate,
  int: (value) => toInteger(value, 'int'),
  long: (value) => toInteger(value, 'long'),
  decimal: toDecimalValue,
}
const CODES: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'string',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  16: 'int',
  18: 'long',
  19: 'decimal',
}

const to = (target: string) =>
  unary((value) => (isNullish(value) ? null : TARGETS[target]?.(value)))

export const CONVERSIONS: Operators = {
  $convert: parseConvert,
  $toDouble: to('double'),
  $toString: to('string'),
  $toObjectId: to('objectId'),
  $toBool: to('bool'),
  $toDate: to('date'),
  $toInt: to('int'),
  $toLong: to('long'),
  $toDecimal: to('decimal'),
  $type: unary((value) => typeName(value)),
  $isNumber: unary((value) => isNumber(value)),
}

function parseConvert(operand: unknown, scope: Scope, name: string): Node {
  const spec = {
    required: ['input', 'to'],
    optional: ['onError', 'onNull'],
    notObject: 9,
    unknown: 9,
    missing: 9,
  }
  const nodes = parseNamed(operand, spec, scope, name)
  const { input, to: target, onError, onNull } = nodes
  return combine(Object.values(nodes), (doc) => {
    const value = input?.run(doc)
    const wanted = target?.run(doc)
    if (isNullish(value)) return onNull ? onNull.run(doc) : null
    if (isNullish(wanted)) return null
    const convert = TARGETS[targetName(wanted)] ?? unsupportedTarget(value, targetName(wanted))
    try {
      return convert(value)
    } catch (error) {
      if (onError && error instanceof MongoError && error.code === FAILURE) return onError.run(doc)
      throw error
    }
  })
}

function targetName(value: unknown): string {
  if (typeof value === 'string') {
    if (KNOWN_TYPES.has(value)) return value
    throw new MongoError(2, `Unknown type name: ${value}`)
  }
  if (!isNumber(value)) {
    throw new MongoError(9, "$convert's 'to' argument must be a string or number")
  }
  const code = toBigInt(value)
  const name = code === undefined ? undefined : CODES[Number(code)]
  if (name) return name
  throw new MongoError(
    9,
    `In $convert, numeric value for 'to' does not correspond to a BSON type: ${toDouble(value)}`,
  )
}

const KNOWN_TYPES = new Set<string>([
  ...Object.keys(TARGETS),
  'object',
  'array',
  'binData',
  'undefined',
  'null',
  'regex',
  'dbPointer',
  'javascript',
  'symbol',
  'javascriptWithScope',
  'timestamp',
  'minKey',
  'maxKey',
  'missing',
])

const unsupportedTarget = (value: unknown, target: string) => (): never => {
  throw unsupported(value, target)
}

function unsupported(value: unknown, target: string): MongoError {
  const message = `Unsupported conversion from ${typeName(value)} to ${target} in $convert with no onError value`
  return new MongoError(FAILURE, message)
}

function failed(value: unknown, target: string): MongoError {
  const message = `Failed to convert '${stringOf(value)}' to ${target} in $convert with no onError value`
  return new MongoError(FAILURE, message)
}

function toDoubleValue(value: unknown): unknown {
  if (typeof value === 'boolean') return makeDouble(value ? 1 : 0)
  if (typeof value === 'string') {
    const number = parseDoubleText(value)
    if (number === undefined) throw failed(value, 'double')
    return makeDouble(number)
  }
  if (value instanceof Date) return makeDouble(value.getTime())
  if (!isNumber(value)) throw unsupported(value, 'double')
  const double = toDouble(value)
  if (
    numberKind(value) === 'decimal' &&
    !Number.isFinite(double) &&
    typeof toDecimal(value) !== 'string'
  ) {
    throw failed(value, 'double')
  }
  return makeDouble(double)
}

function toStringValue(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  if (isNumber(value) || value instanceof Date || typeName(value) === 'objectId') {
    return stringOf(value)
  }
  throw unsupported(value, 'string')
}

function toObjectId(value: unknown): unknown {
  if (typeName(value) === 'objectId') return value
  if (typeof value !== 'string') throw unsupported(value, 'objectId')
  if (/^[0-9a-fA-F]{24}$/.test(value)) return ObjectId.createFromHexString(value)
  throw failed(value, 'objectId')
}

function toBool(value: unknown): boolean {
  return isNumber(value) || typeof value === 'boolean' ? isTruthy(value) : true
}

function toDate(value: unknown): Date {
  switch (typeName(value)) {
    case 'date':
      return value as Date
    case 'objectId':
      return (value as ObjectId).getTimestamp()
    case 'timestamp':
      return new Date(((value as { getHighBits(): number }).getHighBits() >>> 0) * 1000)
    case 'string': {
      const date = parseDateText(value as string)
      if (!date) throw failed(value, 'date')
      return date
    }
    case 'long':
    case 'double':
    case 'decimal': {
      const time = Math.trunc(toDouble(value))
      if (!Number.isFinite(time) || Math.abs(time) >= 2 ** 63) throw failed(value, 'date')
      return new Date(time)
    }
    default:
      throw unsupported(value, 'date')
  }
}

const RANGES = {
  int: [-(2n ** 31n), 2n ** 31n - 1n],
  long: [-(2n ** 63n), 2n ** 63n - 1n],
} as const

function toInteger(value: unknown, target: 'int' | 'long'): unknown {
  const integer = integerOf(value, target)
  const [min, max] = RANGES[target]
  if (integer === undefined || integer < min || integer > max) throw failed(value, target)
  return target === 'int' ? makeInt(Number(integer)) : makeLong(integer)
}

function integerOf(value: unknown, target: 'int' | 'long'): bigint | undefined {
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (typeof value === 'string') return parseIntegerText(value)
  if (value instanceof Date && target === 'long') return BigInt(value.getTime())
  if (!isNumber(value)) throw unsupported(value, target)
  if (numberKind(value) === 'int' || numberKind(value) === 'long') return toBigInt(value)
  const double = toDouble(value)
  if (!Number.isFinite(double)) return undefined
  const exact = numberKind(value) === 'decimal' ? toDecimal(value) : exactDecimal(double)
  const whole = quantize(exact, 0, 'down')
  if (typeof whole === 'string') return undefined
  const size = whole.coefficient * 10n ** BigInt(Math.max(0, whole.exponent))
  return whole.negative ? -size : size
}

function toDecimalValue(value: unknown): unknown {
  if (typeof value === 'boolean') return toDecimal128(toDecimal(makeInt(value ? 1 : 0)))
  if (typeof value === 'string') {
    const decimal = parseDecimalText(value)
    if (!decimal) throw failed(value, 'decimal')
    return decimal
  }
  if (value instanceof Date) return toDecimal128(toDecimal(makeLong(BigInt(value.getTime()))))
  if (!isNumber(value)) throw unsupported(value, 'decimal')
  return numberKind(value) === 'decimal' ? value : toDecimal128(toDecimal(value))
}

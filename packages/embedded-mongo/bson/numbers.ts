import { type Decimal128, Double, Int32, Long } from 'bson'
import {
  DECIMAL_INFINITY,
  DECIMAL_MINUS_INFINITY,
  DECIMAL_NAN,
  type Decimal,
  decimalFromBigInt,
  decimalToNumber,
  makeDecimal,
  parseDecimal,
  roundedDecimal,
  type Special,
} from './decimal'
import { isInt32Value, type TypeName, typeName } from './types'

export type NumberKind = 'int' | 'long' | 'double' | 'decimal'

const MIN_LONG = -(1n << 63n)
const MAX_LONG = (1n << 63n) - 1n

/** The kind of a number; undefined for other values. */
export function numberKind(value: unknown): NumberKind | undefined {
  const name = typeName(value)
  return isNumberType(name) ? name : undefined
}

export function isNumber(value: unknown): boolean {
  return isNumberType(typeName(value))
}

function isNumberType(name: TypeName): name is NumberKind {
  return name === 'int' || name === 'double' || name === 'long' || name === 'decimal'
}

/** The nearest double; NaN for what is not a number. */
export function toDouble(value: unknown): number {
  switch (typeName(value)) {
    case 'int':
    case 'double':
      return typeof value === 'number' ? value : (value as Int32 | Double).value
    case 'long':
      return (value as Long).toNumber()
    case 'decimal':
      return decimalToNumber(parseDecimal(value as Decimal128))
    default:
      return Number.NaN
  }
}

/** The exact integer of an int or long; a double or decimal must be integral and in range. */
export function toBigInt(value: unknown): bigint | undefined {
  switch (typeName(value)) {
    case 'int':
      return BigInt(toDouble(value))
    case 'long':
      return (value as Long).toBigInt()
    case 'double': {
      const double = toDouble(value)
      return Number.isInteger(double) ? BigInt(double) : undefined
    }
    case 'decimal':
      return integerOfDecimal(parseDecimal(value as Decimal128))
    default:
      return undefined
  }
}

/** The integral value as a JavaScript number; undefined if there is none within ±2^53. */
export function toInteger(value: unknown): number | undefined {
  const exact = toBigInt(value)
  if (exact === undefined) return undefined
  const number = Number(exact)
  return Number.isSafeInteger(number) ? number : undefined
}

export function toDecimal(value: unknown): Decimal | Special {
  switch (typeName(value)) {
    case 'decimal':
      return parseDecimal(value as Decimal128)
    case 'double':
      return roundedDecimal(toDouble(value))
    default:
      return decimalFromBigInt(toBigInt(value) ?? 0n)
  }
}

export function toDecimal128(value: Decimal | Special): Decimal128 {
  if (value === 'NaN') return DECIMAL_NAN
  if (value === 'Infinity') return DECIMAL_INFINITY
  if (value === '-Infinity') return DECIMAL_MINUS_INFINITY
  return makeDecimal(value)
}

export const fitsLong = (value: bigint): boolean => value >= MIN_LONG && value <= MAX_LONG
export const makeInt = (value: number): Int32 => new Int32(value)
export const makeDouble = (value: number): Double => new Double(value)
export const makeLong = (value: bigint): Long => Long.fromBigInt(value)

/** An int32 where the value fits, else an int64. */
export function makeIntOrLong(value: bigint): Int32 | Long {
  const number = Number(value)
  return isInt32Value(number) ? new Int32(number) : Long.fromBigInt(value)
}

function integerOfDecimal(value: Decimal | Special): bigint | undefined {
  if (typeof value === 'string') return undefined
  const { negative, coefficient, exponent } = value
  if (exponent > 40) return coefficient === 0n ? 0n : undefined
  const power = 10n ** BigInt(Math.abs(exponent))
  if (exponent < 0 && coefficient % power !== 0n) return undefined
  const size = exponent < 0 ? coefficient / power : coefficient * power
  return negative ? -size : size
}

/** MongoDB's truth value: false, zero, null and missing are false. */
export function isTruthy(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false
  return !isNumber(value) || toDouble(value) !== 0
}

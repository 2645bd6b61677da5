import type { Decimal128 } from 'bson'
import { parseDecimal } from '../../bson/decimal'
import {
  type AnyDecimal,
  quantize,
  type Rounding,
  sqrtDecimal,
} from '../../bson/decimal-arithmetic'
import { exactDecimal, decimalToNumber } from '../../bson/decimal'
import {
  fitsLong,
  isNumber,
  makeDouble,
  makeIntOrLong,
  makeLong,
  numberKind,
  toBigInt,
  toDecimal,
  toDecimal128,
  toDouble,
  toInteger,
} from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish, ranged, unary } from '../arguments'
import type { Operators, Parser } from '../parse'

export const NUMBERS: Operators = {
  $abs: numeric(absolute),
  $ceil: numeric((value) => roundedTo(value, 0, 'ceiling')),
  $floor: numeric((value) => roundedTo(value, 0, 'floor')),
  $round: ranged(1, 2, (values) => roundOrTruncate('$round', values, 'halfEven')),
  $trunc: ranged(1, 2, (values) => roundOrTruncate('$trunc', values, 'down')),
  $sqrt: numeric(squareRoot),
}

/** An operator on one number; null and missing give null. */
export function numeric(compute: (value: unknown) => unknown): Parser {
  return unary((value, _scope, name) => {
    if (isNullish(value)) return null
    if (isNumber(value)) return compute(value)
    throw new MongoError(28765, `${name} only supports numeric types, not ${typeName(value)}`)
  })
}

function absolute(value: unknown): unknown {
  switch (numberKind(value)) {
    case 'double':
      return makeDouble(Math.abs(toDouble(value)))
    case 'decimal': {
      const decimal = toDecimal(value)
      if (typeof decimal === 'string') return decimal === 'NaN' ? value : toDecimal128('Infinity')
      return toDecimal128({ ...decimal, negative: false })
    }
    default: {
      const integer = toBigInt(value) ?? 0n
      const size = integer < 0n ? -integer : integer
      if (!fitsLong(size)) throw new MongoError(28680, "can't take $abs of long long min")
      return numberKind(value) === 'long' ? makeLong(size) : makeIntOrLong(size)
    }
  }
}

function roundOrTruncate(name: string, [value, place]: unknown[], rounding: Rounding): unknown {
  if (isNullish(value)) return null
  if (!isNumber(value)) {
    throw new MongoError(51081, `${name} only supports numeric types, not ${typeName(value)}`)
  }
  if (place === undefined) return roundedTo(value, 0, rounding)
  if (place === null) return null
  if (!isNumber(place)) {
    throw new MongoError(51082, `precision argument to ${name} must be a integral value`)
  }
  const digits = toInteger(place)
  if (digits === undefined) {
    throw new MongoError(51082, `precision argument to ${name} must be a integral value`)
  }
  if (digits < -20 || digits > 100) {
    throw new MongoError(
      51083,
      `cannot apply ${name} with precision value ${digits} value must be in [-20, 100]`,
    )
  }
  return roundedTo(value, digits, rounding)
}

function roundedTo(value: unknown, digits: number, rounding: Rounding): unknown {
  switch (numberKind(value)) {
    case 'double':
      return makeDouble(roundDouble(toDouble(value), digits, rounding))
    case 'decimal':
      return roundDecimal(value, digits, rounding)
    default:
      return digits >= 0 ? value : roundInteger(value, digits, rounding)
  }
}

function roundDouble(value: number, digits: number, rounding: Rounding): number {
  if (!Number.isFinite(value)) return value
  if (digits === 0 && rounding === 'down') return Math.trunc(value)
  if (digits === 0 && rounding === 'floor') return Math.floor(value)
  if (digits === 0 && rounding === 'ceiling') return Math.ceil(value)
  const exact = exactDecimal(value)
  return exact.exponent >= -digits ? value : decimalToNumber(quantize(exact, -digits, rounding))
}

function roundDecimal(value: unknown, digits: number, rounding: Rounding): Decimal128 {
  const decimal = parseDecimal(value as Decimal128)
  return toDecimal128(quantize(decimal, -digits, rounding))
}

function roundInteger(value: unknown, digits: number, rounding: Rounding): unknown {
  const decimal: AnyDecimal = quantize(toDecimal(value), -digits, rounding)
  if (typeof decimal === 'string') return value
  const { negative, coefficient, exponent } = decimal
  const size = coefficient * 10n ** BigInt(exponent)
  const result = negative ? -size : size
  if (!fitsLong(result)) throw new MongoError(51080, 'invalid conversion from Decimal128 result')
  return numberKind(value) === 'long' ? makeLong(result) : makeIntOrLong(result)
}

function squareRoot(value: unknown): unknown {
  const isDecimal = numberKind(value) === 'decimal'
  const double = toDouble(value)
  if (double < 0) {
    throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0")
  }
  return isDecimal ? toDecimal128(sqrtDecimal(toDecimal(value))) : makeDouble(Math.sqrt(double))
}

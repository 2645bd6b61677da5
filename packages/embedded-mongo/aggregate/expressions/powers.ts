import {
  fitsLong,
  isNumber,
  makeDouble,
  makeIntOrLong,
  makeLong,
  numberKind,
  toBigInt,
  toDouble,
} from '../../bson/numbers'
import { type AnyNumber, widerKind } from '../../bson/arithmetic'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import {
  decimalExp,
  decimalLn,
  decimalLog,
  decimalLog10,
  decimalPower,
} from '../../bson/decimal-functions'
import { binary, isNullish } from '../arguments'
import type { Operators } from '../parse'
import { numeric } from './numbers'

export const POWERS: Operators = {
  $exp: numeric((value) =>
    isDecimal(value) ? decimalExp(value) : makeDouble(Math.exp(toDouble(value))),
  ),
  $ln: numeric((value) => {
    positive('$ln', 28766, value)
    return isDecimal(value) ? decimalLn(value) : makeDouble(Math.log(toDouble(value)))
  }),
  $log10: numeric((value) => {
    positive('$log10', 28761, value)
    return isDecimal(value) ? decimalLog10(value) : makeDouble(Math.log10(toDouble(value)))
  }),
  $log: binary(logarithm),
  $pow: binary(power),
}

const isDecimal = (value: unknown): boolean => numberKind(value) === 'decimal'

function positive(name: string, code: number, value: unknown): void {
  if (toDouble(value) <= 0) {
    const message = `${name}'s argument must be a positive number, but is ${toDouble(value)}`
    throw new MongoError(code, message)
  }
}

function logarithm(value: unknown, base: unknown): unknown {
  if (isNullish(value) || isNullish(base)) return null
  if (!isNumber(value)) {
    throw new MongoError(28756, `$log's argument must be numeric, not ${typeName(value)}`)
  }
  if (!isNumber(base)) {
    throw new MongoError(28757, `$log's base must be numeric, not ${typeName(base)}`)
  }
  const [x, b] = [toDouble(value), toDouble(base)]
  if (x <= 0) {
    throw new MongoError(28758, `$log's argument must be a positive number, but is ${x}`)
  }
  if (b <= 0 || b === 1) {
    throw new MongoError(28759, `$log's base must be a positive number not equal to 1, but is ${b}`)
  }
  if (isDecimal(value) || isDecimal(base)) return decimalLog(value, base)
  return makeDouble(Math.log(x) / Math.log(b))
}

function power(base: unknown, exponent: unknown): unknown {
  if (isNullish(base) || isNullish(exponent)) return null
  if (!isNumber(base)) {
    throw new MongoError(28762, `$pow's base must be numeric, not ${typeName(base)}`)
  }
  if (!isNumber(exponent)) {
    throw new MongoError(28763, `$pow's exponent must be numeric, not ${typeName(exponent)}`)
  }
  const [x, y] = [toDouble(base), toDouble(exponent)]
  if (x === 0 && y < 0) {
    throw new MongoError(28764, '$pow cannot take a base of 0 and a negative exponent')
  }
  switch (widerKind(base, exponent)) {
    case 'decimal':
      return decimalPower(base, exponent)
    case 'double':
      return makeDouble(x ** y)
    default:
      return integerPower(base, exponent)
  }
}

/** Integers stay integers if the power fits an integer type. */
function integerPower(base: unknown, exponent: unknown): AnyNumber {
  const x = toBigInt(base) ?? 0n
  const y = toBigInt(exponent) ?? 0n
  const asDouble = makeDouble(Number(x) ** Number(y))
  const isUnit = x === 1n || x === -1n
  if (!isUnit && (y < 0n || y > 63n)) return x === 0n ? integerOf(0n, base, exponent) : asDouble
  const even = y % 2n === 0n
  const result = isUnit ? (even ? 1n : x) : x ** y
  return fitsLong(result) ? integerOf(result, base, exponent) : asDouble
}

function integerOf(value: bigint, base: unknown, exponent: unknown): AnyNumber {
  return widerKind(base, exponent) === 'long' ? makeLong(value) : makeIntOrLong(value)
}

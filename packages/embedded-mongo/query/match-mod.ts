import { type AnyDecimal, quantize } from '../bson/decimal-arithmetic'
import { fitsLong, isNumber, toBigInt, toDecimal, toDouble } from '../bson/numbers'
import { typeName } from '../bson/types'
import { MongoError } from '../errors'
import type { Predicate } from './match-path'

const BAD_VALUE = 2

export function modPredicate(operand: unknown): Predicate {
  if (!Array.isArray(operand)) throw bad('malformed mod, needs to be an array')
  if (operand.length < 2) throw bad('malformed mod, not enough elements')
  if (operand.length > 2) throw bad('malformed mod, too many elements')
  const divisor = readInteger(operand[0], 'divisor')
  const remainder = readInteger(operand[1], 'remainder')
  if (divisor === 0n) throw bad('divisor cannot be 0')
  return (value) => {
    const number = truncated(value)
    return number !== undefined && number % divisor === remainder
  }
}

function readInteger(value: unknown, name: string): bigint {
  if (!isNumber(value)) throw bad(`malformed mod, ${name} not a number`)
  const number = truncated(value)
  if (number === undefined) {
    throw bad(`malformed mod, ${name} value is invalid :: caused by :: NaN or Infinity`)
  }
  return number
}

/** The whole part of a number that lies in the range of an int64. */
function truncated(value: unknown): bigint | undefined {
  if (!isNumber(value)) return undefined
  if (typeName(value) === 'int' || typeName(value) === 'long') return toBigInt(value)
  if (typeName(value) === 'decimal') return wholePart(toDecimal(value))
  const double = Math.trunc(toDouble(value))
  if (!Number.isFinite(double) || Math.abs(double) >= 2 ** 63) return undefined
  return BigInt(double)
}

function wholePart(value: AnyDecimal): bigint | undefined {
  const whole = quantize(value, 0, 'down')
  if (typeof whole === 'string' || whole.exponent > 0) return undefined
  const integer = whole.negative ? -whole.coefficient : whole.coefficient
  return fitsLong(integer) ? integer : undefined
}

const bad = (message: string): MongoError => new MongoError(BAD_VALUE, message)

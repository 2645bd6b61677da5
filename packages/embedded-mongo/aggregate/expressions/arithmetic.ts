import {
  addNumbers,
  divideNumbers,
  multiplyNumbers,
  remainderNumbers,
  subtractNumbers,
} from '../../bson/arithmetic'
import { fitsLong, isNumber, makeDouble, makeLong, toDecimal, toDouble } from '../../bson/numbers'
import { Summation } from '../../bson/summation'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { binary, isNullish, variadic } from '../arguments'
import type { Operators } from '../parse'

const TYPE_MISMATCH = 14

export const ARITHMETIC: Operators = {
  $add: variadic(add),
  $subtract: binary(subtract),
  $multiply: variadic(multiply),
  $divide: binary(divide),
  $mod: binary(modulo),
}

function add(values: unknown[]): unknown {
  const sum = new Summation(toDecimal)
  let date: Date | undefined
  for (const value of values) {
    if (isNullish(value)) return null
    if (value instanceof Date) {
      if (date) throw new MongoError(16612, 'only one date allowed in an $add expression')
      date = value
    } else if (!sum.add(value)) {
      const message = `$add only supports numeric or date types, not ${typeName(value)}`
      throw new MongoError(TYPE_MISMATCH, message)
    }
  }
  return date ? shiftDate(date, sum.total()) : sum.total()
}

function shiftDate(date: Date, milliseconds: unknown): Date {
  const shift = toDouble(milliseconds)
  const whole = Number.isInteger(shift) ? shift : roundHalfAway(shift)
  const time = BigInt(date.getTime()) + (Number.isFinite(whole) ? BigInt(whole) : 1n << 63n)
  if (!fitsLong(time)) throw new MongoError(15, 'date overflow')
  return new Date(Number(time))
}

const roundHalfAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

function subtract(a: unknown, b: unknown): unknown {
  if (isNullish(a) || isNullish(b)) return null
  if (isNumber(a) && isNumber(b)) {
    return subtractNumbers(a, b) ?? makeDouble(toDouble(a) - toDouble(b))
  }
  if (a instanceof Date && b instanceof Date) {
    return makeLong(BigInt(a.getTime()) - BigInt(b.getTime()))
  }
  if (a instanceof Date && isNumber(b)) return shiftDate(a, makeDouble(-toDouble(b)))
  throw new MongoError(TYPE_MISMATCH, `can't $subtract ${typeName(b)} from ${typeName(a)}`)
}

function multiply(values: unknown[]): unknown {
  let product: unknown
  for (const value of values) {
    if (isNullish(value)) return null
    if (!isNumber(value)) {
      const message = `$multiply only supports numeric types, not ${typeName(value)}`
      throw new MongoError(TYPE_MISMATCH, message)
    }
    product =
      product === undefined
        ? value
        : (multiplyNumbers(product, value) ?? makeDouble(toDouble(product) * toDouble(value)))
  }
  return product ?? addNumbers(1, 0)
}

function divide(a: unknown, b: unknown): unknown {
  if (isNumber(a) && isNumber(b)) {
    if (toDouble(b) === 0) throw new MongoError(2, "can't $divide by zero")
    return divideNumbers(a, b)
  }
  if (isNullish(a) || isNullish(b)) return null
  const types = `${typeName(a)} and ${typeName(b)}`
  throw new MongoError(TYPE_MISMATCH, `$divide only supports numeric types, not ${types}`)
}

function modulo(a: unknown, b: unknown): unknown {
  if (isNumber(a) && isNumber(b)) {
    if (toDouble(b) === 0) throw new MongoError(16610, "can't $mod by zero")
    return remainderNumbers(a, b)
  }
  if (isNullish(a) || isNullish(b)) return null
  const types = `${typeName(a)} and ${typeName(b)}`
  throw new MongoError(16611, `$mod only supports numeric types, not ${types}`)
}

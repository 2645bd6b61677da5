import type { Decimal128 } from 'bson'
import { digitCount } from './decimal'
import { compareDecimals } from './decimal-compare'
import { type AnyDecimal, divideDecimals, multiplyDecimals } from './decimal-arithmetic'
import { toBigInt, toDecimal, toDecimal128 } from './numbers'
import { MongoError } from '../errors'

/** Digits after the point of fixed-point numbers: 34 of a logarithm that is itself near 10^-34. */
const PLACES = 80
const ONE = 10n ** BigInt(PLACES)
const MAX_TIMES = 2n ** 40n
const LN_10 = 230258509299404568401799145468436420760110148862877297603332790096757260967735248n

export function decimalExp(value: unknown): Decimal128 {
  const decimal = toDecimal(value)
  if (typeof decimal === 'string') {
    if (decimal !== '-Infinity') return toDecimal128(decimal)
    return toDecimal128({ negative: false, coefficient: 0n, exponent: 0 })
  }
  if (decimal.coefficient === 0n)
    return toDecimal128({ ...decimal, negative: false, coefficient: 1n, exponent: 0 })
  const x = fixed(decimal)
  if (x === undefined) throw tooLarge('$exp')
  const power = x / LN_10
  return fromFixed(expFixed(x - power * LN_10), Number(power))
}

export function decimalLn(value: unknown): Decimal128 {
  const decimal = toDecimal(value)
  if (typeof decimal === 'string') return toDecimal128(decimal)
  if (compareDecimals(decimal, toDecimalOf(1n)) === 0) return toDecimal128(toDecimalOf(0n))
  return fromFixed(lnFixed(decimal), 0)
}

/** The quotient of two natural logarithms, each rounded to 34 digits before. */
export function decimalLog(value: unknown, base: unknown): Decimal128 {
  return toDecimal128(divideDecimals(toDecimal(decimalLn(value)), toDecimal(decimalLn(base))))
}

export function decimalLog10(value: unknown): Decimal128 {
  const decimal = toDecimal(value)
  if (typeof decimal === 'string') return toDecimal128(decimal)
  const { coefficient, exponent } = decimal
  const digits = coefficient.toString()
  if (/^10*$/.test(digits)) {
    const power = BigInt(exponent + digits.length - 1)
    return toDecimal128(toDecimalOf(power))
  }
  return fromFixed((lnFixed(decimal) * ONE) / LN_10, 0)
}

/** Whole exponents, exactly or with 34 digits; others are refused rather than guessed. */
export function decimalPower(base: unknown, exponent: unknown): Decimal128 {
  const times = toBigInt(exponent)
  if (times === undefined || times > MAX_TIMES || times < -MAX_TIMES) {
    throw new MongoError(238, '$pow of decimals is supported for whole exponents only')
  }
  const result = powerOf(toDecimal(base), times < 0n ? -times : times)
  return toDecimal128(widened(times < 0n ? divideDecimals(toDecimalOf(1n), result) : result))
}

function powerOf(base: AnyDecimal, times: bigint): AnyDecimal {
  let result: AnyDecimal = toDecimalOf(1n)
  let square = base
  for (let left = times; left > 0n; left >>= 1n) {
    if (left & 1n) result = multiplyDecimals(result, square)
    square = multiplyDecimals(square, square)
  }
  return result
}

/** Powers have all 34 digits, integers included. */
function widened(value: AnyDecimal): AnyDecimal {
  if (typeof value === 'string' || value.coefficient === 0n) return value
  const zeros = 34 - digitCount(value.coefficient)
  return {
    negative: value.negative,
    coefficient: value.coefficient * 10n ** BigInt(zeros),
    exponent: value.exponent - zeros,
  }
}

type Finite = Exclude<AnyDecimal, string>

const toDecimalOf = (value: bigint): Finite => ({
  negative: value < 0n,
  coefficient: value < 0n ? -value : value,
  exponent: 0,
})

function fixed({ negative, coefficient, exponent }: Finite): bigint | undefined {
  const shift = exponent + PLACES
  if (digitCount(coefficient) + exponent > 6) return undefined
  const size = shift >= 0 ? coefficient * 10n ** BigInt(shift) : coefficient / 10n ** BigInt(-shift)
  return negative ? -size : size
}

function fromFixed(value: bigint, power: number): Decimal128 {
  const negative = value < 0n
  return toDecimal128({
    negative,
    coefficient: negative ? -value : value,
    exponent: power - PLACES,
  })
}

/** e^x by its series, for |x| below ln 10. */
function expFixed(x: bigint): bigint {
  let sum = ONE
  let term = ONE
  for (let n = 1n; term !== 0n; n++) {
    term = (term * x) / (n * ONE)
    sum += term
  }
  return sum
}

/** ln by Newton's steps on e^x, from the logarithm of the leading digits. */
function lnFixed({ coefficient, exponent }: Finite): bigint {
  const digits = digitCount(coefficient)
  const shift = PLACES - digits
  const mantissa =
    shift >= 0 ? coefficient * 10n ** BigInt(shift) : coefficient / 10n ** BigInt(-shift)
  const guess = Math.log(Number(mantissa) / Number(ONE))
  let x = BigInt(Math.round(guess * 1e15)) * 10n ** BigInt(PLACES - 15)
  for (let i = 0; i < 4; i++) {
    const e = expFixed(x)
    x += (2n * ONE * (mantissa - e)) / (mantissa + e)
  }
  return x + BigInt(digits + exponent) * LN_10
}

const tooLarge = (name: string): MongoError =>
  new MongoError(238, `${name} of a decimal this large is not supported`)

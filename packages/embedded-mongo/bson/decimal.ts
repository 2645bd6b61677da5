import { Decimal128 } from 'bson'

/** A finite decimal: coefficient × 10^exponent. Negative zero is a sign of its own. */
export type Decimal = { negative: boolean; coefficient: bigint; exponent: number }
export type Special = 'NaN' | 'Infinity' | '-Infinity'

const DIGITS = 34
const MAX_EXPONENT = 6111
const MIN_EXPONENT = -6176
const BIAS = 6176n
const LOW_64 = (1n << 64n) - 1n

export const DECIMAL_NAN = Decimal128.fromString('NaN')
export const DECIMAL_INFINITY = Decimal128.fromString('Infinity')
export const DECIMAL_MINUS_INFINITY = Decimal128.fromString('-Infinity')

/** Decodes the bits of a Decimal128. */
export function parseDecimal(value: Decimal128): Decimal | Special {
  const bytes = value.bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16)
  const high = view.getBigUint64(8, true)
  const low = view.getBigUint64(0, true)
  const negative = high >> 63n === 1n
  const top = Number((high >> 58n) & 31n)
  if (top === 31) return 'NaN'
  if (top === 30) return negative ? '-Infinity' : 'Infinity'
  if (top >> 3 === 3) {
    // The second form has only non-canonical coefficients, which are zero.
    return { negative, coefficient: 0n, exponent: Number(((high >> 47n) & 0x3fffn) - BIAS) }
  }
  const exponent = Number(((high >> 49n) & 0x3fffn) - BIAS)
  const coefficient = ((high & 0x1ffffffffffffn) << 64n) | low
  return { negative, coefficient, exponent }
}

/** Rounds half to even into 34 digits and packs the bits; out of range gives infinity or zero. */
export function makeDecimal({ negative, coefficient, exponent }: Decimal): Decimal128 {
  let digits = coefficient
  let scale = exponent
  const excess = Math.max(digitCount(digits) - DIGITS, MIN_EXPONENT - scale)
  if (excess > 0) {
    digits = roundAway(digits, excess)
    scale += excess
    if (digitCount(digits) > DIGITS) {
      digits /= 10n
      scale += 1
    }
  }
  if (digits === 0n) scale = Math.min(scale, MAX_EXPONENT)
  while (scale > MAX_EXPONENT && digitCount(digits) < DIGITS) {
    digits *= 10n
    scale -= 1
  }
  if (scale > MAX_EXPONENT) return negative ? DECIMAL_MINUS_INFINITY : DECIMAL_INFINITY
  return pack(negative, digits, scale)
}

/** Divides by 10^count, half to even. */
export function roundAway(coefficient: bigint, count: number): bigint {
  if (count > digitCount(coefficient)) return 0n
  return divideRound(coefficient, 10n ** BigInt(count))
}

function divideRound(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  const twice = (numerator % denominator) * 2n
  if (twice < denominator) return quotient
  return twice > denominator || quotient % 2n === 1n ? quotient + 1n : quotient
}

export function digitCount(coefficient: bigint): number {
  return coefficient === 0n ? 1 : coefficient.toString().length
}

export function decimalFromBigInt(value: bigint): Decimal {
  return { negative: value < 0n, coefficient: value < 0n ? -value : value, exponent: 0 }
}

/** The exact value of a finite double. */
export function exactDecimal(value: number): Decimal {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  const negative = bits >> 63n === 1n
  const raw = Number((bits >> 52n) & 0x7ffn)
  const fraction = bits & 0xfffffffffffffn
  const mantissa = raw === 0 ? fraction : fraction | 0x10000000000000n
  const power = (raw === 0 ? 1 : raw) - 1075
  if (power >= 0) return { negative, coefficient: mantissa << BigInt(power), exponent: 0 }
  return { negative, coefficient: mantissa * 5n ** BigInt(-power), exponent: power }
}

/** The exact value of a double without trailing zeros. */
export function shortestDecimal(value: number): Decimal | Special {
  if (!Number.isFinite(value)) return roundedDecimal(value)
  const exact = exactDecimal(value)
  if (exact.coefficient === 0n) return { ...exact, exponent: 0 }
  let { coefficient, exponent } = exact
  while (exponent < 0 && coefficient % 10n === 0n) {
    coefficient /= 10n
    exponent += 1
  }
  return { negative: exact.negative, coefficient, exponent }
}

/** The decimal of a double as MongoDB converts it: 15 significant digits, zeros kept. */
export function roundedDecimal(value: number): Decimal | Special {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity'
  if (value === 0) return { negative: Object.is(value, -0), coefficient: 0n, exponent: 0 }
  const [digits = '0', power = '0'] = Math.abs(value).toExponential(14).split('e')
  const coefficient = BigInt(digits.replace('.', ''))
  return { negative: value < 0, coefficient, exponent: Number(power) - 14 }
}

export function decimalToNumber(value: Decimal | Special): number {
  if (typeof value === 'string') return Number(value)
  const size = Number(`${value.coefficient}e${value.exponent}`)
  return value.negative ? -size : size
}

function pack(negative: boolean, coefficient: bigint, exponent: number): Decimal128 {
  const sign = negative ? 1n << 63n : 0n
  const high = sign | ((BigInt(exponent) + BIAS) << 49n) | (coefficient >> 64n)
  const bytes = new Uint8Array(16)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(0, coefficient & LOW_64, true)
  view.setBigUint64(8, high, true)
  return new Decimal128(bytes)
}

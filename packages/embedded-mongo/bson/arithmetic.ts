import type { Decimal128, Double, Int32, Long } from 'bson'
import {
  addDecimals,
  divideDecimals,
  multiplyDecimals,
  remainderDecimals,
  subtractDecimals,
} from './decimal-arithmetic'
import {
  fitsLong,
  makeDouble,
  makeIntOrLong,
  makeLong,
  type NumberKind,
  numberKind,
  toBigInt,
  toDecimal,
  toDecimal128,
  toDouble,
} from './numbers'

export type AnyNumber = Int32 | Long | Double | Decimal128

/** The wider of two kinds: int < long < double < decimal. */
export function widerKind(a: unknown, b: unknown): NumberKind {
  const kinds = [numberKind(a), numberKind(b)]
  if (kinds.includes('decimal')) return 'decimal'
  if (kinds.includes('double')) return 'double'
  return kinds.includes('long') ? 'long' : 'int'
}

/** The sum; undefined when it leaves the range of an int64. Two int32 may give an int64. */
export function addNumbers(a: unknown, b: unknown): AnyNumber | undefined {
  const kind = widerKind(a, b)
  if (kind === 'decimal') return toDecimal128(addDecimals(toDecimal(a), toDecimal(b)))
  if (kind === 'double') return makeDouble(toDouble(a) + toDouble(b))
  return integer(kind, (toBigInt(a) ?? 0n) + (toBigInt(b) ?? 0n))
}

export function subtractNumbers(a: unknown, b: unknown): AnyNumber | undefined {
  const kind = widerKind(a, b)
  if (kind === 'decimal') return toDecimal128(subtractDecimals(toDecimal(a), toDecimal(b)))
  if (kind === 'double') return makeDouble(toDouble(a) - toDouble(b))
  return integer(kind, (toBigInt(a) ?? 0n) - (toBigInt(b) ?? 0n))
}

/** The product; undefined when it leaves the range of an int64. Two int32 may give an int64. */
export function multiplyNumbers(a: unknown, b: unknown): AnyNumber | undefined {
  const kind = widerKind(a, b)
  if (kind === 'decimal') return toDecimal128(multiplyDecimals(toDecimal(a), toDecimal(b)))
  if (kind === 'double') return makeDouble(toDouble(a) * toDouble(b))
  return integer(kind, (toBigInt(a) ?? 0n) * (toBigInt(b) ?? 0n))
}

/** The quotient, a decimal or a double; the divisor is not zero. */
export function divideNumbers(a: unknown, b: unknown): AnyNumber {
  if (widerKind(a, b) === 'decimal') {
    return toDecimal128(divideDecimals(toDecimal(a), toDecimal(b)))
  }
  return makeDouble(toDouble(a) / toDouble(b))
}

/** The remainder with the sign of the dividend; the divisor is not zero. */
export function remainderNumbers(a: unknown, b: unknown): AnyNumber {
  const kind = widerKind(a, b)
  if (kind === 'decimal') return toDecimal128(remainderDecimals(toDecimal(a), toDecimal(b)))
  if (kind === 'double') return makeDouble(toDouble(a) % toDouble(b))
  const remainder = (toBigInt(a) ?? 0n) % (toBigInt(b) ?? 1n)
  return kind === 'int' ? makeIntOrLong(remainder) : makeLong(remainder)
}

function integer(kind: NumberKind, value: bigint): AnyNumber | undefined {
  if (kind === 'int') return makeIntOrLong(value)
  return fitsLong(value) ? makeLong(value) : undefined
}

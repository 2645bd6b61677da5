import type { Decimal128, Double, Int32, Long } from 'bson'
import { compareDecimals } from './decimal-compare'
import {
  type Decimal,
  decimalFromBigInt,
  decimalToNumber,
  digitCount,
  exactDecimal,
  parseDecimal,
  type Special,
} from './decimal'
import type { KeyWriter } from './key-writer'
import type { NumberKind } from './numbers'

const EXACT = 0
const ABOVE = 1
const END = 0
const EXPONENT_BIAS = 0x8000
const scratch = Buffer.alloc(8)

/**
 * Eight bytes of the largest double that is not above the number, in order; then whether that is
 * the number itself; if not, its decimal digits. So int 1, long 1, double 1 and decimal 1 have the
 * same key, and numbers with the same nearest double still have an order.
 */
export function writeNumber(
  writer: KeyWriter,
  value: number | Int32 | Double | Long | Decimal128,
  kind: NumberKind,
): void {
  if (kind === 'int' || kind === 'double') {
    writeDouble(writer, typeof value === 'number' ? value : (value as Double).value)
    writer.byte(EXACT)
    return
  }
  const exact =
    kind === 'long'
      ? decimalFromBigInt((value as Long).toBigInt())
      : parseDecimal(value as Decimal128)
  const floor = floorDouble(exact)
  writeDouble(writer, floor)
  if (typeof exact === 'string' || compareDecimals(exact, decimalOf(floor)) === 0) {
    writer.byte(EXACT)
    return
  }
  writer.byte(ABOVE)
  writeDigits(writer, exact)
}

function writeDouble(writer: KeyWriter, value: number): void {
  if (Number.isNaN(value)) {
    writer.uint64(0n)
    return
  }
  scratch.writeDoubleBE(value === 0 ? 0 : value)
  if ((scratch[0] ?? 0) & 0x80) for (let i = 0; i < 8; i++) scratch[i] = ~(scratch[i] ?? 0) & 0xff
  else scratch[0] = (scratch[0] ?? 0) | 0x80
  writer.raw(scratch)
}

function decimalOf(value: number): Decimal | Special {
  if (Number.isFinite(value)) return exactDecimal(value)
  return value > 0 ? 'Infinity' : '-Infinity'
}

function floorDouble(exact: Decimal | Special): number {
  const nearest = decimalToNumber(exact)
  if (typeof exact === 'string') return nearest
  return compareDecimals(decimalOf(nearest), exact) > 0 ? nextBelow(nearest) : nearest
}

function nextBelow(value: number): number {
  if (value === 0) return -Number.MIN_VALUE
  scratch.writeDoubleBE(value)
  scratch.writeBigInt64BE(scratch.readBigInt64BE() + (value > 0 ? -1n : 1n))
  return scratch.readDoubleBE()
}

/** Exponent of the first digit, then the digits without trailing zeros; inverted if negative. */
function writeDigits(writer: KeyWriter, { negative, coefficient, exponent }: Decimal): void {
  const start = writer.length
  const place = digitCount(coefficient) + exponent + EXPONENT_BIAS
  writer.byte(place >> 8)
  writer.byte(place & 0xff)
  writer.raw(Buffer.from(coefficient.toString().replace(/0+$/, ''), 'ascii'))
  writer.byte(END)
  if (negative) writer.invertFrom(start)
}

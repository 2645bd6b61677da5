import type { AnyNumber } from './arithmetic'
import { addDecimals, type AnyDecimal, divideDecimals } from './decimal-arithmetic'
import { decimalFromBigInt, shortestDecimal } from './decimal'
import {
  fitsLong,
  makeDouble,
  makeIntOrLong,
  makeLong,
  numberKind,
  toBigInt,
  toDecimal,
  toDecimal128,
  toDouble,
} from './numbers'

const exactDecimalOf = (value: AnyNumber): AnyDecimal => shortestDecimal(toDouble(value))

const HALF = 4_294_967_296
const MAX_SMALL = 2 ** 52

/** The rounded sum of two doubles, and the rounding error. */
function twoSum(a: number, b: number): [number, number] {
  const sum = a + b
  const shift = sum - a
  return [sum, a - (sum - shift) + (b - shift)]
}

/**
 * Sums numbers of all kinds: integers exactly, doubles with a second double for the rounding error.
 * For both together the sum equals MongoDB's to the last digit, so their order matters.
 */
export class Summation {
  private large = 0n
  /** Separate from the large ones, because plain numbers are faster. */
  private small = 0
  private high = 0
  private low = 0
  private plain = 0
  private mixed = 0
  private mixedRest = 0
  private decimals: AnyDecimal | undefined
  private hasLong = false
  private hasDouble = false
  count = 0

  /** Conversion of doubles to decimals: with all digits, or with fifteen as in $add. */
  constructor(private readonly decimalOf: (value: AnyNumber) => AnyDecimal = exactDecimalOf) {}

  /** Adds a number; ignores other values and returns false. */
  add(value: unknown): boolean {
    switch (numberKind(value)) {
      case undefined:
        return false
      case 'int':
        this.addSmall(toDouble(value))
        break
      case 'long':
        this.hasLong = true
        this.addInteger(toBigInt(value) ?? 0n)
        break
      case 'double':
        this.addDouble(toDouble(value))
        break
      case 'decimal': {
        const decimal = toDecimal(value)
        this.decimals = this.decimals ? addDecimals(this.decimals, decimal) : decimal
      }
    }
    this.count++
    return true
  }

  total(): AnyNumber {
    if (this.decimals) return toDecimal128(this.decimalTotal())
    if (this.hasDouble) return makeDouble(this.mixedTotal())
    if (!fitsLong(this.integers)) return makeDouble(Number(this.integers))
    return this.hasLong ? makeLong(this.integers) : makeIntOrLong(this.integers)
  }

  /** The mean, null of nothing; a double unless there was a decimal. */
  average(): AnyNumber | null {
    if (this.count === 0) return null
    if (this.decimals) {
      const divisor = decimalFromBigInt(BigInt(this.count))
      return toDecimal128(divideDecimals(this.decimalTotal(), divisor))
    }
    return makeDouble(this.mixedTotal() / this.count)
  }

  private get integers(): bigint {
    return this.large + BigInt(this.small)
  }

  private addSmall(value: number): void {
    this.small += value
    if (Math.abs(this.small) >= MAX_SMALL) {
      this.large += BigInt(this.small)
      this.small = 0
    }
    this.addMixed(value)
  }

  private addInteger(value: bigint): void {
    this.large += value
    const high = Number(value / BigInt(HALF)) * HALF
    this.addMixed(Number(value - BigInt(high)))
    this.addMixed(high)
  }

  private addMixed(value: number): void {
    const [withRest, rest] = twoSum(value, this.mixedRest)
    const [sum, lost] = twoSum(this.mixed, withRest)
    this.mixed = sum
    this.mixedRest = rest + lost
  }

  private mixedTotal(): number {
    return Number.isNaN(this.mixed) ? this.plain + Number(this.integers) : this.mixed
  }

  private addDouble(value: number): void {
    this.hasDouble = true
    this.addMixed(value)
    this.plain += value
    const sum = this.high + value
    const shift = sum - this.high
    this.low += this.high - (sum - shift) + (value - shift)
    this.high = sum
  }

  /** The sum of everything but decimals, in two doubles of which the first is the nearest. */
  private doubles(): [number, number] {
    const large = Number(this.integers)
    const rest = Number(this.integers - BigInt(large))
    const sum = this.high + large
    const shift = sum - this.high
    const lost = this.high - (sum - shift) + (large - shift) + this.low + rest
    return Number.isNaN(lost) ? [this.plain + large, 0] : [sum + lost, sum - (sum + lost) + lost]
  }

  private decimalTotal(): AnyDecimal {
    let total = this.decimals ?? decimalFromBigInt(0n)
    if (!this.hasDouble) return addDecimals(total, decimalFromBigInt(this.integers))
    for (const part of this.doubles())
      if (part !== 0) total = addDecimals(total, this.decimalOf(makeDouble(part)))
    return total
  }
}

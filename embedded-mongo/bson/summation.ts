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

/**
 * Adds numbers of all kinds up, in any order with the same result as far as doubles allow:
 * integers exactly, doubles with a second double for what rounding loses.
 */
export class Summation {
  private integers = 0n
  private high = 0
  private low = 0
  private plain = 0
  private decimals: AnyDecimal | undefined
  private hasLong = false
  private hasDouble = false
  count = 0

  /** How a double joins decimals: with all its digits, or as $add does with fifteen. */
  constructor(private readonly decimalOf: (value: AnyNumber) => AnyDecimal = exactDecimalOf) {}

  /** Adds a number; what is not one is left out and gives false. */
  add(value: unknown): boolean {
    switch (numberKind(value)) {
      case undefined:
        return false
      case 'int':
        this.integers += toBigInt(value) ?? 0n
        break
      case 'long':
        this.hasLong = true
        this.integers += toBigInt(value) ?? 0n
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
    if (this.hasDouble) return makeDouble(this.doubles()[0])
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
    return makeDouble(this.doubles()[0] / this.count)
  }

  private addDouble(value: number): void {
    this.hasDouble = true
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

import type { AnyNumber } from './arithmetic'
import { addDecimals, type AnyDecimal, divideDecimals } from './decimal-arithmetic'
import { decimalFromBigInt } from './decimal'
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
    if (this.hasDouble) return makeDouble(this.doubleTotal())
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
    return makeDouble(this.doubleTotal() / this.count)
  }

  private addDouble(value: number): void {
    this.hasDouble = true
    this.plain += value
    const sum = this.high + value
    const shift = sum - this.high
    this.low += this.high - (sum - shift) + (value - shift)
    this.high = sum
  }

  private doubleTotal(): number {
    const exact = this.high + this.low + Number(this.integers)
    return Number.isNaN(exact) ? this.plain + Number(this.integers) : exact
  }

  private decimalTotal(): AnyDecimal {
    let total = this.decimals ?? decimalFromBigInt(0n)
    if (this.integers !== 0n) total = addDecimals(total, decimalFromBigInt(this.integers))
    if (this.hasDouble) total = addDecimals(total, toDecimal(makeDouble(this.doubleTotal())))
    return total
  }
}

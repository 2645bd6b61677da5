import type { AnyNumber } from '../../bson/arithmetic'
import { negateDecimal } from '../../bson/decimal-arithmetic'
import {
  isNumber,
  makeDouble,
  makeLong,
  numberKind,
  toBigInt,
  toDecimal,
  toDecimal128,
  toDouble,
} from '../../bson/numbers'
import { Summation } from '../../bson/summation'

/** A sum from which numbers can be taken out again; infinite ones and NaN are counted instead. */
export class RemovableSum {
  private finite = new Summation()
  private infinite = 0
  private negativeInfinite = 0
  private nan = 0
  private decimals = 0
  count = 0

  add(value: unknown): void {
    this.change(value, 1)
  }

  remove(value: unknown): void {
    this.change(value, -1)
  }

  total(): AnyNumber {
    const special = this.special()
    if (special !== undefined) {
      return this.decimals > 0 ? toDecimal128(special) : makeDouble(Number(special))
    }
    const total = this.finite.total()
    const wasDecimal = this.decimals === 0 && numberKind(total) === 'decimal'
    return wasDecimal ? makeDouble(toDouble(total)) : total
  }

  private special(): 'NaN' | 'Infinity' | '-Infinity' | undefined {
    if (this.nan > 0 || (this.infinite > 0 && this.negativeInfinite > 0)) return 'NaN'
    if (this.infinite > 0) return 'Infinity'
    return this.negativeInfinite > 0 ? '-Infinity' : undefined
  }

  private change(value: unknown, by: 1 | -1): void {
    if (!isNumber(value)) return
    this.count += by
    if (numberKind(value) === 'decimal') this.decimals += by
    const double = toDouble(value)
    if (isFiniteNumber(value)) this.finite.add(by === 1 ? value : negated(value))
    else if (Number.isNaN(double)) this.nan += by
    else if (double > 0) this.infinite += by
    else this.negativeInfinite += by
  }
}

/** A decimal may be too large for a double and still be finite. */
export function isFiniteNumber(value: unknown): boolean {
  if (numberKind(value) === 'decimal') return typeof toDecimal(value) !== 'string'
  return Number.isFinite(toDouble(value))
}

function negated(value: unknown): AnyNumber {
  switch (numberKind(value)) {
    case 'decimal':
      return toDecimal128(negateDecimal(toDecimal(value)))
    case 'double':
      return makeDouble(-toDouble(value))
    default:
      return makeLong(-(toBigInt(value) ?? 0n))
  }
}

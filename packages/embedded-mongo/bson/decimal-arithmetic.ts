import {
  type Decimal,
  digitCount,
  makeDecimal,
  parseDecimal,
  roundAway,
  type Special,
} from './decimal'

export type AnyDecimal = Decimal | Special

const DIGITS = 34
/** Beyond this difference of exponents the smaller number cannot change the sum's 34 digits. */
const FAR = 80

export function addDecimals(a: AnyDecimal, b: AnyDecimal): AnyDecimal {
  if (typeof a === 'string' || typeof b === 'string') return addSpecial(a, b)
  if (a.coefficient === 0n && b.coefficient === 0n) {
    const exponent = Math.min(a.exponent, b.exponent)
    return { negative: a.negative && b.negative, coefficient: 0n, exponent }
  }
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a]
  const distance = high.exponent - low.exponent
  if (distance > FAR && high.coefficient !== 0n) return round(padded(high, low))
  const sum = signed(high) * 10n ** BigInt(high.coefficient === 0n ? 0 : distance) + signed(low)
  return round({ negative: sum < 0n, coefficient: magnitude(sum), exponent: low.exponent })
}

export function negateDecimal(value: AnyDecimal): AnyDecimal {
  if (value === 'NaN') return value
  if (value === 'Infinity') return '-Infinity'
  if (value === '-Infinity') return 'Infinity'
  return { ...value, negative: !value.negative }
}

export function subtractDecimals(a: AnyDecimal, b: AnyDecimal): AnyDecimal {
  return addDecimals(a, negateDecimal(b))
}

export function multiplyDecimals(a: AnyDecimal, b: AnyDecimal): AnyDecimal {
  const negative = isNegative(a) !== isNegative(b)
  if (a === 'NaN' || b === 'NaN') return 'NaN'
  if (typeof a === 'string' || typeof b === 'string') {
    return isZero(a) || isZero(b) ? 'NaN' : infinity(negative)
  }
  const exponent = a.exponent + b.exponent
  return round({ negative, coefficient: a.coefficient * b.coefficient, exponent })
}

/** An exact quotient keeps the exponent nearest to the difference of both; others have 34 digits. */
export function divideDecimals(a: AnyDecimal, b: AnyDecimal): AnyDecimal {
  const negative = isNegative(a) !== isNegative(b)
  if (a === 'NaN' || b === 'NaN') return 'NaN'
  if (typeof b === 'string') {
    return typeof a === 'string' ? 'NaN' : { negative, coefficient: 0n, exponent: -6176 }
  }
  if (typeof a === 'string') return infinity(negative)
  if (b.coefficient === 0n) return a.coefficient === 0n ? 'NaN' : infinity(negative)
  const ideal = a.exponent - b.exponent
  if (a.coefficient === 0n) return round({ negative, coefficient: 0n, exponent: ideal })
  const shift = Math.max(0, DIGITS + 2 - digitCount(a.coefficient) + digitCount(b.coefficient))
  const numerator = a.coefficient * 10n ** BigInt(shift)
  let coefficient = numerator / b.coefficient
  let exponent = ideal - shift
  if (numerator % b.coefficient !== 0n) {
    // An additional non-zero digit prevents a false tie.
    return round({ negative, coefficient: coefficient * 10n + 1n, exponent: exponent - 1 })
  }
  while (exponent < ideal && coefficient % 10n === 0n) {
    coefficient /= 10n
    exponent += 1
  }
  return round({ negative, coefficient, exponent })
}

/** The remainder with the sign of the dividend. */
export function remainderDecimals(a: AnyDecimal, b: AnyDecimal): AnyDecimal {
  if (typeof a === 'string' || b === 'NaN') return 'NaN'
  if (typeof b === 'string') return a
  if (b.coefficient === 0n) return 'NaN'
  const exponent = Math.min(a.exponent, b.exponent)
  const x = a.coefficient * 10n ** BigInt(a.exponent - exponent)
  const y = b.coefficient * 10n ** BigInt(b.exponent - exponent)
  return round({ negative: a.negative, coefficient: x % y, exponent })
}

export type Rounding = 'halfEven' | 'down' | 'floor' | 'ceiling'

/** Rounds to 10^exponent; a coarser value is padded with zeros if they fit. */
export function quantize(value: AnyDecimal, exponent: number, rounding: Rounding): AnyDecimal {
  if (typeof value === 'string') return value
  const { negative, coefficient } = value
  const drop = exponent - value.exponent
  if (drop <= 0) {
    const longer = digitCount(coefficient) - drop
    if (longer > DIGITS && coefficient !== 0n) return value
    return { negative, coefficient: coefficient * 10n ** BigInt(-drop), exponent }
  }
  return { negative, coefficient: dropDigits(coefficient, drop, negative, rounding), exponent }
}

function dropDigits(
  coefficient: bigint,
  count: number,
  negative: boolean,
  rounding: Rounding,
): bigint {
  if (rounding === 'halfEven') return roundAway(coefficient, count)
  const power = 10n ** BigInt(Math.min(count, digitCount(coefficient) + 1))
  const inexact = coefficient % power !== 0n
  const up = inexact && rounding === (negative ? 'floor' : 'ceiling')
  return coefficient / power + (up ? 1n : 0n)
}

/** The square root, exact where it is, else with 34 digits. */
export function sqrtDecimal(value: AnyDecimal): AnyDecimal {
  if (typeof value === 'string') return value === 'Infinity' ? value : 'NaN'
  const ideal = Math.floor(value.exponent / 2)
  if (value.coefficient === 0n) return { ...value, exponent: ideal }
  if (value.negative) return 'NaN'
  let shift = Math.max(0, 2 * (DIGITS + 2) - digitCount(value.coefficient))
  if ((value.exponent - shift) % 2 !== 0) shift += 1
  const scaled = value.coefficient * 10n ** BigInt(shift)
  let root = integerRoot(scaled)
  let exponent = (value.exponent - shift) / 2
  if (root * root !== scaled) {
    return round({ negative: false, coefficient: root * 10n + 1n, exponent: exponent - 1 })
  }
  while (exponent < ideal && root % 10n === 0n) {
    root /= 10n
    exponent += 1
  }
  return round({ negative: false, coefficient: root, exponent })
}

function integerRoot(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

const round = (value: Decimal): AnyDecimal => parseDecimal(makeDecimal(value))
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)
const signed = ({ negative, coefficient }: Decimal): bigint =>
  negative ? -coefficient : coefficient
const infinity = (negative: boolean): Special => (negative ? '-Infinity' : 'Infinity')
const isZero = (value: AnyDecimal): boolean => typeof value !== 'string' && value.coefficient === 0n
const isNegative = (value: AnyDecimal): boolean =>
  typeof value === 'string' ? value === '-Infinity' : value.negative

function addSpecial(a: AnyDecimal, b: AnyDecimal): AnyDecimal {
  if (a === 'NaN' || b === 'NaN') return 'NaN'
  if (typeof a === 'string' && typeof b === 'string') return a === b ? a : 'NaN'
  return typeof a === 'string' ? a : b
}

/** The larger number with a last digit that represents the far smaller one. */
function padded(high: Decimal, low: Decimal): Decimal {
  const zeros = BigInt(FAR)
  const nudge = low.coefficient === 0n ? 0n : low.negative === high.negative ? 1n : -1n
  const coefficient = high.coefficient * 10n ** zeros + nudge
  return { negative: high.negative, coefficient, exponent: high.exponent - FAR }
}

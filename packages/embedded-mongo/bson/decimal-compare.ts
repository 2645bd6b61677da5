import type { Decimal, Special } from './decimal'

const RANK = { NaN: -2, '-Infinity': -1, Infinity: 1 } as const

/** Exact order of two decimals; NaN comes first and equals itself. */
export function compareDecimals(a: Decimal | Special, b: Decimal | Special): number {
  if (typeof a === 'string' || typeof b === 'string') return rank(a) - rank(b)
  const signA = signOf(a)
  const signB = signOf(b)
  if (signA !== signB) return signA - signB
  if (signA === 0) return 0
  return signA * compareSizes(a, b)
}

const rank = (value: Decimal | Special): number => (typeof value === 'string' ? RANK[value] : 0)

function signOf({ negative, coefficient }: Decimal): number {
  if (coefficient === 0n) return 0
  return negative ? -1 : 1
}

function compareSizes(a: Decimal, b: Decimal): number {
  const exponent = Math.min(a.exponent, b.exponent)
  const x = a.coefficient * 10n ** BigInt(a.exponent - exponent)
  const y = b.coefficient * 10n ** BigInt(b.exponent - exponent)
  return x < y ? -1 : x > y ? 1 : 0
}

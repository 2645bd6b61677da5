import { Decimal128 } from 'bson'

const INTEGER = /^[+-]?\d+$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
const SPECIAL = /^([+-]?)(?:(nan)|inf(?:inity)?)$/i

/** Decimal digits only: no spaces, no fraction, no hexadecimal. */
export function parseIntegerText(text: string): bigint | undefined {
  return INTEGER.test(text) ? BigInt(text.replace(/^\+/, '')) : undefined
}

export function parseDoubleText(text: string): number | undefined {
  const special = SPECIAL.exec(text)
  if (special) return special[2] ? Number.NaN : special[1] === '-' ? -Infinity : Infinity
  if (!NUMBER.test(text)) return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

export function parseDecimalText(text: string): Decimal128 | undefined {
  if (!NUMBER.test(text) && !SPECIAL.test(text)) return undefined
  try {
    return Decimal128.fromStringWithRounding(text)
  } catch {
    return undefined
  }
}

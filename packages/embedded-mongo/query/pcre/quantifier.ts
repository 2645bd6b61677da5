import { PatternError, type Reader } from './reader'

const MAX_REPEATS = 65_535
/** Other braces stand for themselves. */
export const QUANTIFIER = /(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})([+?]?)/y

/** A plus behind it makes it possessive, a question mark lazy. */
type Quantifier = { min: number; max: number; suffix: string }

export function readQuantifier(reader: Reader): Quantifier | undefined {
  const { next } = reader
  const [, from, comma, to, suffix] = reader.take(QUANTIFIER) ?? []
  if (suffix === undefined) return undefined
  if (from === undefined) {
    return { min: next === '+' ? 1 : 0, max: next === '?' ? 1 : Infinity, suffix }
  }
  const min = Number(from)
  const max = comma === undefined ? min : to ? Number(to) : Infinity
  if (min > MAX_REPEATS || (max > MAX_REPEATS && max !== Infinity)) {
    throw new PatternError('a number of a quantifier is too large')
  }
  if (min > max) throw new PatternError('the numbers of a quantifier are out of order')
  return { min, max, suffix }
}

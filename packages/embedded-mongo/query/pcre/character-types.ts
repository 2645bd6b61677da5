import { type CharacterSet, negated, setOf } from './character-set'
import type { Range } from './code-points'

const DIGITS: readonly Range[] = [[0x30, 0x39]]
const SPACES: readonly Range[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
]
const WORD: readonly Range[] = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]
export const HORIZONTAL: readonly Range[] = [
  [0x09, 0x09],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x180e, 0x180e],
  [0x2000, 0x200a],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
]
export const VERTICAL: readonly Range[] = [
  [0x0a, 0x0d],
  [0x85, 0x85],
  [0x2028, 0x2029],
]
/** Types of characters are ASCII, because MongoDB does not set PCRE2_UCP. */
export const TYPES: ReadonlyMap<string, readonly Range[]> = new Map([
  ['d', DIGITS],
  ['s', SPACES],
  ['w', WORD],
  ['h', HORIZONTAL],
  ['v', VERTICAL],
])

export const NOT_NEWLINE: CharacterSet = negated(setOf([[0x0a, 0x0a]]))
/** What \R matches besides CR LF. */
export const LINE_BREAK: CharacterSet = setOf(VERTICAL)

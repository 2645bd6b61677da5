import { type CharacterSet, negated, setOf } from './character-set'
import { TYPES } from './character-types'
import { readProperty } from './properties'
import { PatternError, type Reader } from './reader'

const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['a', 0x07],
  ['e', 0x1b],
  ['f', 0x0c],
  ['n', 0x0a],
  ['r', 0x0d],
  ['t', 0x09],
])
const HEX = /x\{([0-9a-fA-F]+)\}|N\{U\+([0-9a-fA-F]+)\}|x(?!\{)([0-9a-fA-F]{0,2})/y
const OCTAL = /o\{([0-7]+)\}|(0[0-7]{0,2})/y
const CONTROL = /c([ -~])/y
export const OCTAL_DIGITS = /[0-7]{1,3}/y

/** Reads \d, \W, \p{…} and the like; the backslash was read. */
export function readType(reader: Reader): CharacterSet | undefined {
  if (reader.next === 'p' || reader.next === 'P') return readProperty(reader)
  const ranges = TYPES.get(reader.next.toLowerCase())
  if (!ranges) return undefined
  const letter = reader.character()
  return letter === letter.toLowerCase() ? setOf(ranges) : negated(setOf(ranges))
}

/** Reads an escape for one character; the backslash was read. All others are refused. */
export function readEscapedCharacter(reader: Reader): number {
  const hex = reader.take(HEX)
  if (hex) return codePoint(parseInt(hex[1] ?? hex[2] ?? (hex[3] || '0'), 16))
  const octal = reader.take(OCTAL)
  if (octal) return codePoint(parseInt(octal[1] ?? octal[2] ?? '', 8))
  const control = reader.take(CONTROL)?.[1]
  if (control !== undefined) return control.toUpperCase().charCodeAt(0) ^ 0x40
  const character = reader.character()
  const known = CONTROLS.get(character)
  if (known !== undefined) return known
  if (/[a-zA-Z0-9]/.test(character)) {
    throw new PatternError(`\\${character} is unknown or not supported`)
  }
  return codePointOf(character)
}

export const codePointOf = (character: string): number => character.codePointAt(0) ?? 0

export function codePoint(value: number): number {
  if (value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff)) return value
  throw new PatternError('an escape is not a Unicode code point')
}

import { literal } from './character-set'
import { LINE_BREAK, NOT_NEWLINE } from './character-types'
import { codePoint, OCTAL_DIGITS, readEscapedCharacter, readType } from './escapes'
import { NAME } from './group-start'
import type { Groups } from './groups'
import type { Node } from './nodes'
import type { Options } from './options'
import type { Reader } from './reader'

const CONDITIONS: ReadonlyMap<string, Node> = new Map<string, Node>([
  ['A', { kind: 'assertion', source: '^', isCased: false }],
  ['Z', { kind: 'assertion', source: '(?=\\n?$)', isCased: false }],
  ['z', { kind: 'assertion', source: '$', isCased: false }],
  ['b', { kind: 'assertion', source: '\\b', isCased: true }],
  ['B', { kind: 'assertion', source: '\\B', isCased: true }],
])
const NUMBERED = /g(?:\{(-?)(\d+)\}|(-?)(\d+))/y
const NAMED = new RegExp(`[gk]\\{(${NAME})\\}|k<(${NAME})>|k'(${NAME})'`, 'uy')
const DIGITS = /[1-9]\d*/y

/** Reads an escape outside of a class; the backslash was read. */
export function readEscape(reader: Reader, options: Options, groups: Groups): Node {
  const condition = CONDITIONS.get(reader.next)
  if (condition) {
    reader.character()
    return condition
  }
  if (reader.skip('R')) return lineBreak()
  if (!reader.startsWith('N{') && reader.skip('N')) {
    return { kind: 'set', set: NOT_NEWLINE }
  }
  const set = readType(reader)
  if (set) return { kind: 'set', set }
  const group = readReference(reader, groups)
  if (group !== undefined) return { kind: 'reference', group, ignoresCase: options.ignoreCase }
  const octal = reader.take(OCTAL_DIGITS)
  const character = octal ? codePoint(parseInt(octal[0], 8)) : readEscapedCharacter(reader)
  return { kind: 'set', set: literal(character, options.ignoreCase) }
}

/** The group of a reference; undefined for an octal number, which looks alike. */
function readReference(reader: Reader, groups: Groups): number | undefined {
  const numbered = reader.take(NUMBERED)
  if (numbered) {
    const [, braced = '', bracedNumber, bare = '', number] = numbered
    const value = Number(bracedNumber ?? number)
    return braced + bare === '-' ? groups.count + 1 - value : value
  }
  const named = reader.take(NAMED)
  if (named) return groups.numberOf(named[1] ?? named[2] ?? named[3] ?? '')
  const digits = reader.peek(DIGITS)
  if (!digits) return undefined
  const value = Number(digits)
  if (value >= 10 && !/^[89]/.test(digits) && value > groups.count) return undefined
  reader.skip(digits)
  return value
}

/** CR LF is never divided. */
function lineBreak(): Node {
  const cr: Node = { kind: 'set', set: literal(0x0d, false) }
  const lf: Node = { kind: 'set', set: literal(0x0a, false) }
  const notBoth: Node = { kind: 'assertion', source: '(?!\\r\\n)', isCased: false }
  const single: Node = { kind: 'set', set: LINE_BREAK }
  const branches: Node[] = [
    { kind: 'sequence', items: [cr, lf] },
    { kind: 'sequence', items: [notBoth, single] },
  ]
  return { kind: 'sequence', items: [{ kind: 'choice', branches }] }
}

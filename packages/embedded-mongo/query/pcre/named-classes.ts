import type { Range } from './code-points'

/** POSIX's classes in ASCII; each range is written as its first and its last character. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['alnum', '09AZaz'],
  ['alpha', 'AZaz'],
  ['ascii', '\x00\x7f'],
  ['blank', '\t\t  '],
  ['cntrl', '\x00\x1f\x7f\x7f'],
  ['digit', '09'],
  ['graph', '!~'],
  ['lower', 'az'],
  ['print', ' ~'],
  ['punct', '!/:@[`{~'],
  ['space', '\t\r  '],
  ['upper', 'AZ'],
  ['word', '09AZ__az'],
  ['xdigit', '09AFaf'],
])

/** The members of a named class; letter case is ignored by PCRE2 with one class for both. */
export function namedClass(name: string, ignoresCase: boolean): Range[] | undefined {
  const isCased = name === 'upper' || name === 'lower'
  const pairs = CLASSES.get(isCased && ignoresCase ? 'alpha' : name)
  if (pairs === undefined) return undefined
  const bounds = Array.from(pairs, (character) => character.charCodeAt(0))
  return bounds.flatMap((first, i): Range[] => (i % 2 ? [] : [[first, bounds[i + 1] ?? first]]))
}

import type { BSONRegExp } from 'bson'
import { MongoError } from '../errors'
import { GuardedRegex, riskOf } from './regex-guard'

const POSIX: Readonly<Record<string, string>> = {
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  digit: '0-9',
  lower: 'a-z',
  upper: 'A-Z',
  space: '\\t-\\r ',
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
  word: '\\w',
  xdigit: '0-9a-fA-F',
  cntrl: '\\x00-\\x1f\\x7f',
  print: ' -~',
  graph: '!-~',
}
const INLINE_FLAGS = /^\(\?([imsx]+)\)/
/** With the i flag JavaScript matches either case here, PCRE does not. */
const CASED_CLASS = /\\[pP]\{?L[ult]|\[:(?:upper|lower):\]/
const CASED_PROPERTY = /\\[pP]\{?L[ult]\}?/g
/** Letters, and escapes that may match letters: only there the option i matters. */
const MAY_HAVE_CASE = /[\p{L}\\[]/u
const LONGEST_PATTERN = 32_764
const INVALID = 51091
const BAD_FLAG = 51108

export type Flags = { ignoreCase: boolean; multiline: boolean; dotAll: boolean; extended: boolean }

/** Compiles a PCRE pattern; what JavaScript cannot express is refused. */
export function compileRegex(pattern: string, options: string, invalid = INVALID): GuardedRegex {
  for (const flag of options) {
    if (!'imsxu'.includes(flag)) {
      throw new MongoError(BAD_FLAG, ` invalid flag in regex options: ${flag}`)
    }
  }
  if (pattern.length > LONGEST_PATTERN) {
    throw new MongoError(invalid, 'Regular expression is invalid: it is too long')
  }
  if (pattern.includes('\0')) {
    throw new MongoError(invalid, 'Regular expression cannot contain an embedded null byte')
  }
  const inline = INLINE_FLAGS.exec(pattern)
  const letters = options + (inline?.[1] ?? '')
  const source = inline ? pattern.slice(inline[0].length) : pattern
  const hasCasedClass = letters.includes('i') && CASED_CLASS.test(source)
  if (hasCasedClass && MAY_HAVE_CASE.test(source.replaceAll(CASED_PROPERTY, ''))) {
    throw new MongoError(invalid, 'classes of letter case under the option i are not supported')
  }
  const has = (flag: string): boolean => letters.includes(flag)
  const flags = {
    ignoreCase: has('i') && !hasCasedClass,
    multiline: has('m'),
    dotAll: has('s'),
    extended: has('x'),
  }
  return new GuardedRegex(build(translate(source, flags), flags, invalid), riskOf(source))
}

export function regexOf(value: BSONRegExp): GuardedRegex {
  return compileRegex(value.pattern, value.options)
}

/** With the u flag a dot is a code point, as in PCRE; patterns that it rejects go without. */
function build(source: string, flags: Flags, invalid: number): RegExp {
  const { ignoreCase, multiline, dotAll } = flags
  const letters = `${ignoreCase ? 'i' : ''}${multiline ? 'm' : ''}${dotAll ? 's' : ''}`
  try {
    return new RegExp(source, `${letters}u`)
  } catch {
    try {
      return new RegExp(source, letters)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new MongoError(invalid, `Regular expression is invalid: ${reason}`)
    }
  }
}

/** Rewrites syntax that differs between PCRE and JavaScript. */
function translate(pattern: string, flags: Flags): string {
  let out = ''
  let i = 0
  while (i < pattern.length) {
    const [text, length] = translateAt(pattern, i, flags)
    out += text
    i += length
  }
  return out
}

function translateAt(pattern: string, i: number, flags: Flags): [string, number] {
  const character = pattern.charAt(i)
  switch (character) {
    case '\\':
      return translateEscape(pattern, i)
    case '[':
      return translateClass(pattern, i)
    case '.':
      return [flags.dotAll ? '.' : '[^\\n]', 1]
    case '$':
      return [flags.multiline ? '$' : '(?=\\n?(?![^]))', 1]
    case '(':
      return pattern.startsWith('(?P<', i) ? ['(?<', 4] : ['(', 1]
    default:
      return flags.extended ? translateExtended(pattern, i) : [character, 1]
  }
}

/** Under the x option white space and comments mean nothing. */
function translateExtended(pattern: string, i: number): [string, number] {
  const character = pattern.charAt(i)
  if (/\s/.test(character)) return ['', 1]
  if (character !== '#') return [character, 1]
  const end = pattern.indexOf('\n', i)
  return ['', (end < 0 ? pattern.length : end + 1) - i]
}

function translateEscape(pattern: string, i: number): [string, number] {
  const next = pattern.charAt(i + 1)
  switch (next) {
    case 'A':
      return ['(?<![^])', 2]
    case 'z':
      return ['(?![^])', 2]
    case 'Z':
      return ['(?=\\n?(?![^]))', 2]
    case 's':
      return ['[\\t-\\r ]', 2]
    case 'S':
      return ['[^\\t-\\r ]', 2]
    case 'h':
      return ['[ \\t]', 2]
    case 'Q':
      return translateQuoted(pattern, i)
    default:
      return translateCodePoint(pattern, i) ?? [`\\${next}`, 2]
  }
}

/** \x{1F600} is \u{…} in JavaScript, only with the u flag. */
function translateCodePoint(pattern: string, i: number): [string, number] | undefined {
  const match = /^\\x\{([0-9a-fA-F]+)\}/.exec(pattern.slice(i, i + 12))
  if (!match?.[1]) return undefined
  return [escapeText(String.fromCodePoint(parseInt(match[1], 16))), match[0].length]
}

function translateQuoted(pattern: string, i: number): [string, number] {
  const end = pattern.indexOf('\\E', i)
  const text = pattern.slice(i + 2, end < 0 ? undefined : end)
  return [escapeText(text), text.length + (end < 0 ? 2 : 4)]
}

export function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

function translateClass(pattern: string, start: number): [string, number] {
  let out = '['
  let i = start + 1
  if (pattern.charAt(i) === '^') {
    out += '^'
    i++
  }
  if (pattern.charAt(i) === ']') {
    out += '\\]'
    i++
  }
  for (; i < pattern.length; i++) {
    const character = pattern.charAt(i)
    if (character === ']') return [`${out}]`, i + 1 - start]
    const posix = /^\[:(\w+):\]/.exec(pattern.slice(i, i + 12))
    const members = posix?.[1] === undefined ? undefined : POSIX[posix[1]]
    if (posix && members !== undefined) {
      out += members
      i += posix[0].length - 1
    } else if (character === '[') out += '\\['
    else if (character === '\\') {
      out += pattern.charAt(i + 1) === 's' ? '\\t-\\r ' : pattern.slice(i, i + 2)
      i++
    } else out += character
  }
  return [pattern.slice(start), pattern.length - start]
}

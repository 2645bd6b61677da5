import { compareStrings } from '../../bson/compare'
import { isNumber, makeInt, toDouble } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { binary, isNullish, named, ranged, unary, variadic } from '../arguments'
import { checkText } from '../limits'
import type { Operators, Parser } from '../parse'
import { bound } from './arrays'
import { stringOf } from './to-string'

/** Only ASCII letters change case, as in MongoDB. */
const lower = (value: string): string => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const upper = (value: string): string => value.replace(/[a-z]/g, (letter) => letter.toUpperCase())

function concat(values: unknown[]): unknown {
  let result = ''
  for (const value of values) {
    if (isNullish(value)) return null
    if (typeof value !== 'string') {
      throw new MongoError(16702, `$concat only supports strings, not ${typeName(value)}`)
    }
    result += value
    checkText(result.length)
  }
  return result
}

/** The text of values that MongoDB converts implicitly: numbers, dates, timestamps. */
export function coerce(value: unknown, _name: string): string {
  if (isNullish(value)) return ''
  switch (typeName(value)) {
    case 'string':
      return value as string
    case 'int':
    case 'long':
    case 'double':
    case 'decimal':
    case 'date':
    case 'timestamp':
    case 'javascript':
    case 'symbol':
      return stringOf(value)
    default:
      throw new MongoError(16007, `can't convert from BSON type ${typeName(value)} to String`)
  }
}

function text(value: unknown, name: string, code: number): string {
  if (typeof value === 'string') return value
  throw new MongoError(code, `${name} requires a string argument, found: ${typeName(value)}`)
}

function split(value: unknown, separator: unknown): unknown {
  if (isNullish(value) || isNullish(separator)) return null
  if (typeof value !== 'string') {
    throw new MongoError(
      40085,
      `$split requires an expression that evaluates to a string as a first argument, found: ${typeName(value)}`,
    )
  }
  if (typeof separator !== 'string') {
    throw new MongoError(
      40086,
      `$split requires an expression that evaluates to a string as a second argument, found: ${typeName(separator)}`,
    )
  }
  if (separator === '') throw new MongoError(40087, '$split requires a non-empty separator')
  return value.split(separator)
}

const WHITE_SPACE =
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
const TRIM = {
  required: ['input'],
  optional: ['chars'],
  notObject: 50696,
  unknown: 50694,
  missing: 50695,
}

function trimmer(atStart: boolean, atEnd: boolean): Parser {
  return named(TRIM, (values, _scope, name) => {
    const { input } = values
    const chars = Object.hasOwn(values, 'chars') ? values['chars'] : WHITE_SPACE
    if (isNullish(input)) return null
    if (typeof input !== 'string') {
      throw new MongoError(
        50699,
        `${name} requires its input to be a string, got ${typeName(input)} instead.`,
      )
    }
    if (isNullish(chars)) return null
    if (typeof chars !== 'string') {
      throw new MongoError(
        50700,
        `${name} requires 'chars' to be a string, got ${typeName(chars)} instead.`,
      )
    }
    return trim(input, new Set(chars), atStart, atEnd)
  })
}

function trim(input: string, chars: ReadonlySet<string>, atStart: boolean, atEnd: boolean): string {
  const points = Array.from(input)
  let start = 0
  let end = points.length
  while (atStart && start < end && chars.has(points[start] ?? '')) start++
  while (atEnd && end > start && chars.has(points[end - 1] ?? '')) end--
  return points.slice(start, end).join('')
}

const REPLACE = {
  required: ['input', 'find', 'replacement'],
  optional: [],
  notObject: 51751,
  unknown: 51750,
  missing: { input: 51749, find: 51748, replacement: 51747 },
}
const REPLACE_TYPES = { input: 51746, find: 51745, replacement: 51744 } as const

function replacer(
  operator: string,
  replace: (input: string, find: string, replacement: string) => string,
): Parser {
  return named(REPLACE, (values) => {
    const part = (name: keyof typeof REPLACE_TYPES): string | null => {
      const value = values[name]
      if (isNullish(value)) return null
      if (typeof value === 'string') return value
      throw new MongoError(
        REPLACE_TYPES[name],
        `${operator} requires that '${name}' be a string, found: ${typeName(value)}`,
      )
    }
    const [input, find, replacement] = [part('input'), part('find'), part('replacement')]
    if (input === null || find === null || replacement === null) return null
    return replace(input, find, replacement)
  })
}

function replaceAll(input: string, find: string, by: string): string {
  const times = find === '' ? input.length + 1 : input.split(find).length - 1
  checkText(input.length + times * (by.length - find.length))
  return input.replaceAll(find, () => by)
}

function indexOf(values: unknown[], name: '$indexOfCP' | '$indexOfBytes'): unknown {
  const [value, wanted, from, to] = values
  if (isNullish(value)) return null
  const isBytes = name === '$indexOfBytes'
  if (typeof value !== 'string') {
    throw new MongoError(
      isBytes ? 40091 : 40093,
      `${name} requires a string as the first argument, found: ${typeName(value)}`,
    )
  }
  if (typeof wanted !== 'string') {
    throw new MongoError(
      isBytes ? 40092 : 40094,
      `${name} requires a string as the second argument, found: ${typeName(wanted)}`,
    )
  }
  const units = isBytes ? [...Buffer.from(value)] : Array.from(value)
  const pattern = isBytes ? [...Buffer.from(wanted)] : Array.from(wanted)
  const start = bound(from, 0, values.length > 2, 'starting', name)
  const end = Math.min(bound(to, units.length, values.length > 3, 'ending', name), units.length)
  for (let i = start; i + pattern.length <= end; i++) {
    if (pattern.every((unit, k) => unit === units[i + k])) return makeInt(i)
  }
  return makeInt(-1)
}

export function integerOf(value: unknown): number | undefined {
  if (!isNumber(value)) return undefined
  return Math.trunc(toDouble(value))
}

export const STRINGS: Operators = {
  $concat: variadic(concat),
  $toLower: unary((value, _scope, name) => lower(coerce(value, name))),
  $toUpper: unary((value, _scope, name) => upper(coerce(value, name))),
  $strcasecmp: binary((a, b, _scope, name) =>
    makeInt(Math.sign(compareStrings(upper(coerce(a, name)), upper(coerce(b, name))))),
  ),
  $strLenCP: unary((value) => makeInt(Array.from(text(value, '$strLenCP', 34471)).length)),
  $strLenBytes: unary((value) => makeInt(Buffer.byteLength(text(value, '$strLenBytes', 34473)))),
  $split: binary(split),
  $trim: trimmer(true, true),
  $ltrim: trimmer(true, false),
  $rtrim: trimmer(false, true),
  $replaceOne: replacer('$replaceOne', (input, find, by) => input.replace(find, () => by)),
  $replaceAll: replacer('$replaceAll', replaceAll),
  $indexOfCP: ranged(2, 4, (values) => indexOf(values, '$indexOfCP')),
  $indexOfBytes: ranged(2, 4, (values) => indexOf(values, '$indexOfBytes')),
}

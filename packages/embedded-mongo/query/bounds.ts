import type { BSONRegExp } from 'bson'
import { encodeValues, REGEX_BYTE, STRING_BYTE, typeByte } from '../bson/keys'
import { type Document, isDocument, typeName } from '../bson/types'
import type { Collation } from './collation'
import { isOperatorDocument } from './operator-document'

/**
 * A range of one field's encoded values, ascending: from those that begin with `low` to those that
 * begin with `high`.
 */
export type Range = { low: Buffer; high: Buffer; isPoint: boolean }

/** The ranges of one field's condition; `hasText` if the collation matters. */
export type FieldBounds = {
  ranges: Range[]
  isEquality: boolean
  hasNull: boolean
  hasText: boolean
}

const CROSS_TYPE = new Set(['minKey', 'maxKey', 'array', 'missing', 'regex'])
const TEXTUAL = new Set(['string', 'symbol', 'object', 'array'])
const LITERAL_START = /^\^([\p{L}\p{N} _@,;:!"'%&=<>~`/-]+)(.?)/u
const MAX_POINTS = 200

/** The ranges of an index field that can satisfy a condition; undefined means all. */
export function boundsOf(
  condition: unknown,
  collation: Collation | undefined,
  isMultikey: boolean,
): FieldBounds | undefined {
  if (!isOperatorDocument(condition)) return valueBounds(condition, collation)
  const known = Object.entries(condition)
    .map(([operator, operand]) => operatorBounds(operator, operand, condition, collation))
    .filter((part) => part !== undefined)
  const best = known.find(({ isEquality }) => isEquality) ?? known[0]
  if (!best || isMultikey || known.length === 1) return best
  const ranges = known.reduce((all, { ranges: each }) => intersect(all, each), best.ranges)
  return { ...best, ranges, hasText: known.some(({ hasText }) => hasText) }
}

function operatorBounds(
  operator: string,
  operand: unknown,
  condition: Document,
  collation: Collation | undefined,
): FieldBounds | undefined {
  switch (operator) {
    case '$eq':
      return valueBounds(operand, collation, true)
    case '$in':
      return Array.isArray(operand) ? inBounds(operand, collation) : undefined
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return compareBounds(operator, operand, collation)
    case '$regex':
      return typeof operand === 'string' && condition['$options'] === undefined
        ? regexBounds(operand, '', collation)
        : undefined
    default:
      return undefined
  }
}

function valueBounds(
  value: unknown,
  collation: Collation | undefined,
  isExact = false,
): FieldBounds | undefined {
  const name = typeName(value)
  if (name === 'missing') return undefined
  if (name === 'regex') {
    if (isExact) return undefined
    const { pattern, options } = value as BSONRegExp
    return regexBounds(pattern, options, collation)
  }
  if (!Array.isArray(value)) {
    return {
      ranges: [point(value, collation)],
      isEquality: true,
      hasNull: value === null,
      hasText: TEXTUAL.has(name),
    }
  }
  const values = [value, value[0]] as unknown[]
  return {
    ranges: merge(values.map((each) => point(each, collation))),
    isEquality: true,
    hasNull: values.some((each) => each === null || each === undefined),
    hasText: true,
  }
}

function inBounds(values: unknown[], collation: Collation | undefined): FieldBounds | undefined {
  if (values.length > MAX_POINTS) return undefined
  const parts = values.map((value) => valueBounds(value, collation))
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return undefined
  return {
    ranges: merge(known.flatMap(({ ranges }) => ranges)),
    isEquality: known.every(({ isEquality }) => isEquality),
    hasNull: known.some(({ hasNull }) => hasNull),
    hasText: known.some(({ hasText }) => hasText),
  }
}

/** Comparisons stay within the operand's type. Under a collation keys of text have no order. */
function compareBounds(
  operator: '$gt' | '$gte' | '$lt' | '$lte',
  operand: unknown,
  collation: Collation | undefined,
): FieldBounds | undefined {
  const name = typeName(operand)
  if (CROSS_TYPE.has(name)) return undefined
  if (name === 'null') return valueBounds(operand, collation)
  const hasText = TEXTUAL.has(name)
  const type = wholeType(typeByte(operand))
  const bounds = { isEquality: false, hasNull: false, hasText }
  if (hasText && collation) return { ...bounds, ranges: [type] }
  const bytes = encodeValues([operand], [1], collation)
  const isBelow = operator === '$lt' || operator === '$lte'
  const range = isBelow ? { ...type, high: bytes } : { ...type, low: bytes }
  return { ...bounds, ranges: [range] }
}

/** A pattern with a literal prefix gives a range of strings, plus the equal regular expression. */
function regexBounds(
  pattern: string,
  options: string,
  collation: Collation | undefined,
): FieldBounds | undefined {
  const start = literalStart(pattern, options)
  const strings = wholeType(STRING_BYTE)
  if (start && !collation) {
    strings.low = Buffer.concat([Buffer.from([STRING_BYTE]), Buffer.from(start)])
    strings.high = strings.low
  }
  const ranges = [strings, wholeType(REGEX_BYTE)]
  return { ranges, isEquality: false, hasNull: false, hasText: true }
}

function literalStart(pattern: string, options: string): string {
  if (options !== '' || pattern.includes('|')) return ''
  const [, text = '', next = ''] = LITERAL_START.exec(pattern) ?? []
  return /[?*+{\\(]/.test(next) ? Array.from(text).slice(0, -1).join('') : text
}

function point(value: unknown, collation: Collation | undefined): Range {
  const bytes = encodeValues([value], [1], collation)
  return { low: bytes, high: bytes, isPoint: true }
}

function wholeType(byte: number): Range {
  const bytes = Buffer.from([byte])
  return { low: bytes, high: bytes, isPoint: false }
}

/** The first bytes above everything that begins with these. */
export function successor(bytes: Buffer): Buffer {
  let length = bytes.length
  while (length > 0 && bytes[length - 1] === 0xff) length--
  const next = Buffer.from(bytes.subarray(0, length))
  if (length > 0) next[length - 1] = (next[length - 1] ?? 0) + 1
  return next
}

/** Sorted, without overlaps. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.low.compare(b.low))) {
    const last = merged.at(-1)
    if (!last || successor(last.high).compare(range.low) <= 0) merged.push(range)
    else if (successor(last.high).compare(successor(range.high)) < 0) {
      merged[merged.length - 1] = { low: last.low, high: range.high, isPoint: false }
    }
  }
  return merged
}

function intersect(all: readonly Range[], others: readonly Range[]): Range[] {
  return all.flatMap((a) =>
    others.flatMap((b) => {
      const low = a.low.compare(b.low) >= 0 ? a.low : b.low
      const high = successor(a.high).compare(successor(b.high)) <= 0 ? a.high : b.high
      if (low.compare(successor(high)) >= 0) return []
      return [{ low, high, isPoint: a.isPoint || b.isPoint }]
    }),
  )
}

/** The top-level conditions of a filter by path, from nested $and too. */
export function conditionsOf(filter: Document): Map<string, unknown[]> {
  const conditions = new Map<string, unknown[]>()
  const collect = (part: Document): void => {
    for (const [key, condition] of Object.entries(part)) {
      if (key === '$and' && Array.isArray(condition)) {
        for (const each of condition) if (isDocument(each)) collect(each)
      } else if (!key.startsWith('$')) {
        conditions.set(key, [...(conditions.get(key) ?? []), condition])
      }
    }
  }
  collect(filter)
  return conditions
}

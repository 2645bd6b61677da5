import type { BSONRegExp } from 'bson'
import { compareValues, isNaNValue, typeOrder } from '../bson/compare'
import { identityOf } from '../bson/identity'
import { typeName } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'
import { describe } from './describe'
import { isOperatorDocument } from './operator-document'
import type { FieldTest, Predicate } from './match-path'
import { regexOf } from './regex'

export type Comparison = '$eq' | '$gt' | '$gte' | '$lt' | '$lte'

const BAD_VALUE = 2
const MIN_KEY_ORDER = -1
const MAX_KEY_ORDER = 127
const NULL_ORDER = 5

const ACCEPTS: Readonly<Record<Comparison, (order: number) => boolean>> = {
  $eq: (order) => order === 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
}

export function compareTest(
  operator: Comparison,
  operand: unknown,
  path: string,
  collation: Collation | undefined,
): FieldTest {
  if (operator !== '$eq' && typeName(operand) === 'regex') {
    const message = `Can't have RegEx as arg to predicate over field '${path}'.`
    throw new MongoError(BAD_VALUE, message)
  }
  return { kind: 'value', elements: true, test: comparePredicate(operator, operand, collation) }
}

/** Values of another type bracket never match, except beside MinKey and MaxKey. */
function comparePredicate(
  operator: Comparison,
  operand: unknown,
  collation: Collation | undefined,
): Predicate {
  const accepts = ACCEPTS[operator]
  const bracket = typeOrder(operand)
  const includesEqual = accepts(0)
  if (operator === '$eq' && typeof operand === 'string' && !collation) {
    return (value) => value === operand
  }
  if (bracket === NULL_ORDER) {
    return (value) => includesEqual && (value === undefined || typeOrder(value) === NULL_ORDER)
  }
  if (isNaNValue(operand)) return (value) => includesEqual && isNaNValue(value)
  const acrossTypes = acceptsOtherTypes(operator, bracket)
  return (value) => {
    if (typeOrder(value) !== bracket) return acrossTypes
    if (bracket === 10 && isNaNValue(value)) return false
    return accepts(compareValues(value, operand, collation))
  }
}

function acceptsOtherTypes(operator: Comparison, bracket: number): boolean {
  if (bracket === MAX_KEY_ORDER) return operator === '$lt' || operator === '$lte'
  if (bracket === MIN_KEY_ORDER) return operator === '$gt' || operator === '$gte'
  return false
}

/** An implicit comparison: a regular expression matches text, other values compare for equality. */
export function valueTest(
  operand: unknown,
  path: string,
  collation: Collation | undefined,
): FieldTest {
  if (typeName(operand) === 'regex') return regexTest(operand as BSONRegExp)
  return compareTest('$eq', operand, path, collation)
}

/** A regular expression matches text and equal regular expressions. */
export function regexTest(operand: BSONRegExp): FieldTest {
  const regex = regexOf(operand)
  const test: Predicate = (value) => {
    if (typeof value === 'string') return regex.test(value)
    return typeName(value) === 'regex' && compareValues(value, operand) === 0
  }
  return { kind: 'value', elements: true, test }
}

export function inTest(
  operator: string,
  operand: unknown,
  collation: Collation | undefined,
): FieldTest {
  if (!Array.isArray(operand)) throw new MongoError(BAD_VALUE, `${operator} needs an array`)
  const values = new Set<string>()
  const patterns: Predicate[] = []
  let hasNull = false
  for (const item of operand) {
    if (isOperatorDocument(item)) {
      throw new MongoError(BAD_VALUE, `cannot nest $ under ${operator}: ${describe(item)}`)
    }
    if (typeName(item) === 'regex') {
      const fieldTest = regexTest(item as BSONRegExp)
      if (fieldTest.kind === 'value') patterns.push(fieldTest.test)
    } else values.add(identityOf(item, collation))
    if (item === null) hasNull = true
  }
  const test: Predicate = (value) => {
    if (value === undefined) return hasNull
    if (values.size > 0 && values.has(identityOf(value, collation))) return true
    return patterns.length > 0 && patterns.some((pattern) => pattern(value))
  }
  return { kind: 'value', elements: true, test }
}

import { BSONRegExp } from 'bson'
import { isTruthy, toDouble, toInteger, isNumber } from '../bson/numbers'
import { type Document, isDocument, typeName } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from './collation'
import { describe } from './describe'
import { bitsPredicate } from './match-bits'
import { compareTest, inTest, regexTest, valueTest } from './match-compare'
import { modPredicate } from './match-mod'
import { type FieldTest, type Node, onValue, type Predicate } from './match-path'
import { typePredicate } from './match-types'
import { isOperatorDocument } from './operator-document'

type FieldContext = {
  path: string
  collation: Collation | undefined
  /** Compiles the filter of an $elemMatch on documents. */
  compileNested: (filter: Document) => Node
}

type Parser = (operand: unknown, context: FieldContext, operator: string) => FieldTest

const BAD_VALUE = 2
const TREE_OPERATORS = new Set(['$and', '$or', '$nor', '$where', '$expr'])
const GEO = new Set(['$near', '$nearSphere', '$geoNear', '$maxDistance', '$minDistance'])

const PARSERS: Readonly<Record<string, Parser>> = {
  $eq: (operand, { path, collation }) => compareTest('$eq', operand, path, collation),
  $gt: (operand, { path, collation }) => compareTest('$gt', operand, path, collation),
  $gte: (operand, { path, collation }) => compareTest('$gte', operand, path, collation),
  $lt: (operand, { path, collation }) => compareTest('$lt', operand, path, collation),
  $lte: (operand, { path, collation }) => compareTest('$lte', operand, path, collation),
  $ne: parseNotEqual,
  $in: (operand, { collation }) => inTest('$in', operand, collation),
  $nin: (operand, { collation }) => not([inTest('$nin', operand, collation)]),
  $not: parseNot,
  $all: parseAll,
  $elemMatch: parseElemMatch,
  $size: parseSize,
  $exists: parseExists,
  $type: (operand, { path }) => perElement(typePredicate(operand, path)),
  $mod: (operand) => perElement(modPredicate(operand)),
  $bitsAllSet: (operand, { path }) => perElement(bitsPredicate('$bitsAllSet', operand, path)),
  $bitsAllClear: (operand, { path }) => perElement(bitsPredicate('$bitsAllClear', operand, path)),
  $bitsAnySet: (operand, { path }) => perElement(bitsPredicate('$bitsAnySet', operand, path)),
  $bitsAnyClear: (operand, { path }) => perElement(bitsPredicate('$bitsAnyClear', operand, path)),
}

/** MongoDB's order of tests; the last one determines the positional operator. */
const ORDER = ['$eq', '$lte', '$lt', '$gt', '$gte']

/** The tests of one field's condition: a value, a regular expression, or operators. */
export function compileCondition(condition: unknown, context: FieldContext): FieldTest[] {
  if (!isOperatorDocument(condition)) return [valueTest(condition, context.path, context.collation)]
  const tests: FieldTest[] = []
  const rank = ([operator]: [string, unknown]): number => ORDER.indexOf(operator)
  const entries = Object.entries(condition).sort((a, b) => rank(a) - rank(b))
  for (const [operator, operand] of entries) {
    if (operator === '$comment') continue
    if (operator === '$regex' || operator === '$options') {
      if (operator === '$regex' || !Object.hasOwn(condition, '$regex')) {
        tests.push(parseRegex(condition))
      }
    } else tests.push(parserOf(operator)(operand, context, operator))
  }
  return tests
}

/** Whether $pull takes an operator for a condition on the elements; any other is part of a filter. */
export function isElementOperator(name: string): boolean {
  if (name === '$not') return false
  return Object.hasOwn(PARSERS, name) || GEO.has(name) || name === '$regex' || name === '$options'
}

function parserOf(operator: string): Parser {
  const parser = Object.hasOwn(PARSERS, operator) ? PARSERS[operator] : undefined
  if (parser) return parser
  if (GEO.has(operator)) {
    throw new MongoError(291, `unable to find index for ${operator} query: not supported here`)
  }
  throw new MongoError(BAD_VALUE, `unknown operator: ${operator}`)
}

const perElement = (test: Predicate): FieldTest => ({ kind: 'value', elements: true, test })
const whole = (test: Predicate): FieldTest => ({ kind: 'value', elements: false, test })
const not = (tests: readonly FieldTest[]): FieldTest => ({ kind: 'not', tests })

function parseNotEqual(operand: unknown, context: FieldContext): FieldTest {
  if (typeName(operand) === 'regex') {
    throw new MongoError(BAD_VALUE, "Can't have regex as arg to $ne.")
  }
  return not([compareTest('$eq', operand, context.path, context.collation)])
}

function parseNot(operand: unknown, context: FieldContext): FieldTest {
  if (typeName(operand) === 'regex') return not([regexTest(operand as BSONRegExp)])
  if (!isDocument(operand)) throw new MongoError(BAD_VALUE, '$not needs a regex or a document')
  const first = Object.keys(operand)[0]
  if (first === undefined) throw new MongoError(BAD_VALUE, '$not cannot be empty')
  if (!isOperatorDocument(operand)) throw new MongoError(BAD_VALUE, `unknown operator: ${first}`)
  return not(compileCondition(operand, context))
}

function parseAll(operand: unknown, context: FieldContext): FieldTest {
  if (!Array.isArray(operand)) throw new MongoError(BAD_VALUE, '$all needs an array')
  if (operand.length === 0) return perElement(() => false)
  const tests = operand.map((item: unknown) => parseAllItem(item, context))
  const elemMatches = operand.filter(isElemMatch).length
  if (elemMatches > 0 && elemMatches < operand.length) {
    throw new MongoError(BAD_VALUE, '$all/$elemMatch has to be consistent')
  }
  return { kind: 'and', tests }
}

const isElemMatch = (item: unknown): boolean =>
  isOperatorDocument(item) && Object.keys(item)[0] === '$elemMatch'

function parseAllItem(item: unknown, context: FieldContext): FieldTest {
  if (isOperatorDocument(item)) {
    if (isElemMatch(item)) return parseElemMatch(item['$elemMatch'], context)
    throw new MongoError(BAD_VALUE, 'no $ expressions in $all')
  }
  return valueTest(item, context.path, context.collation)
}

/** Conditions on the elements themselves, or a filter on elements that are documents. */
function parseElemMatch(operand: unknown, context: FieldContext): FieldTest {
  if (!isDocument(operand)) throw new MongoError(BAD_VALUE, '$elemMatch needs an Object')
  const first = Object.keys(operand)[0] ?? ''
  const test =
    isOperatorDocument(operand) && !TREE_OPERATORS.has(first)
      ? elementPredicate(operand, context)
      : documentPredicate(context.compileNested(operand))
  return whole((value, details) => {
    if (!Array.isArray(value)) return false
    const index = value.findIndex((element) => test(element))
    if (index < 0) return false
    if (details) details.position = index
    return true
  })
}

function elementPredicate(operand: Document, context: FieldContext): Predicate {
  const tests = compileCondition(operand, { ...context, path: '' }).map(onValue)
  return (element) => tests.every((test) => test(element))
}

function documentPredicate(node: Node): Predicate {
  return (element) => (isDocument(element) || Array.isArray(element)) && node(element)
}

function parseSize(operand: unknown): FieldTest {
  const shown = `$size: ${describe(operand)}`
  if (!isNumber(operand)) {
    throw new MongoError(BAD_VALUE, `Failed to parse $size. Expected a number in: ${shown}`)
  }
  const size = toInteger(operand)
  if (size === undefined) {
    throw new MongoError(BAD_VALUE, `Failed to parse $size. Expected an integer: ${shown}`)
  }
  if (size < 0) {
    const message = `Failed to parse $size. Expected a non-negative number in: ${shown}`
    throw new MongoError(BAD_VALUE, message)
  }
  return whole((value) => Array.isArray(value) && value.length === size)
}

function parseExists(operand: unknown): FieldTest {
  const present = whole((value) => value !== undefined)
  const wanted = isNumber(operand) ? toDouble(operand) !== 0 : isTruthy(operand)
  return wanted ? present : not([present])
}

function parseRegex(condition: Document): FieldTest {
  const pattern = condition['$regex']
  const options = condition['$options']
  if (pattern === undefined) throw new MongoError(BAD_VALUE, '$options needs a $regex')
  if (options !== undefined && typeof options !== 'string') {
    throw new MongoError(BAD_VALUE, '$options has to be a string')
  }
  if (typeof pattern === 'string') return regexTest(makeRegex(pattern, options ?? ''))
  if (typeName(pattern) !== 'regex') throw new MongoError(BAD_VALUE, '$regex has to be a string')
  const regex = pattern as BSONRegExp
  if (options !== undefined && regex.options !== '') {
    throw new MongoError(51075, 'options set in both $regex and $options')
  }
  return regexTest(makeRegex(regex.pattern, options ?? regex.options))
}

/** Keeps the flags as they are; unknown ones are refused when the pattern is compiled. */
function makeRegex(pattern: string, options: string): BSONRegExp {
  const regex = new BSONRegExp('', '')
  regex.pattern = pattern
  regex.options = options
  return regex
}

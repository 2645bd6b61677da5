import { compareValues } from '../bson/compare'
import { isNumber, toInteger } from '../bson/numbers'
import { type Document, fieldOf, isDocument, typeName } from '../bson/types'
import { MongoError } from '../errors'
import type { Node } from './match-path'
import { typePredicate } from './match-types'

/** Accepts missing values: only `required` demands a field. */
type Check = (value: unknown) => boolean
type Keyword = (operand: unknown, name: string) => Check

const FAILED_TO_PARSE = 9
const WRONG_TYPE = 14

/** The keywords that describe shapes of documents; MongoDB knows more, which are refused. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  bsonType: (operand) => checkType(operand),
  required: checkRequired,
  properties: checkProperties,
  minimum: (operand, name) => compareWith(operand, name, (order) => order >= 0),
  maximum: (operand, name) => compareWith(operand, name, (order) => order <= 0),
  minLength: (operand, name) => limit(operand, name, codePoints, (size, bound) => size >= bound),
  maxLength: (operand, name) => limit(operand, name, codePoints, (size, bound) => size <= bound),
  minItems: (operand, name) => limit(operand, name, itemCount, (size, bound) => size >= bound),
  maxItems: (operand, name) => limit(operand, name, itemCount, (size, bound) => size <= bound),
  items: checkItems,
  enum: checkEnum,
  title: () => () => true,
  description: () => () => true,
}

export function compileSchema(operand: unknown): Node {
  if (!isDocument(operand)) throw new MongoError(WRONG_TYPE, '$jsonSchema must be an object')
  return compile(operand)
}

function compile(schema: Document): Check {
  const checks = Object.entries(schema).map(([name, operand]) => {
    const keyword = Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined
    if (keyword) return keyword(operand, name)
    throw new MongoError(FAILED_TO_PARSE, `Unknown $jsonSchema keyword: ${name}`)
  })
  return (value) => value === undefined || checks.every((check) => check(value))
}

const checkType = (operand: unknown): Check => typePredicate(operand, 'bsonType')

function checkRequired(operand: unknown): Check {
  if (!Array.isArray(operand) || !operand.every((name) => typeof name === 'string')) {
    throw new MongoError(WRONG_TYPE, "$jsonSchema keyword 'required' must be an array of strings")
  }
  if (operand.length === 0) {
    throw new MongoError(FAILED_TO_PARSE, "$jsonSchema keyword 'required' cannot be empty")
  }
  const names: readonly string[] = operand
  return (value) => !isDocument(value) || names.every((name) => Object.hasOwn(value, name))
}

function checkProperties(operand: unknown): Check {
  if (!isDocument(operand)) throw mustBe('properties', 'an object')
  const checks = Object.entries(operand).map(([name, schema]) => {
    if (!isDocument(schema)) throw mustBe(name, 'an object')
    return [name, compile(schema)] as const
  })
  return (value) =>
    !isDocument(value) || checks.every(([name, check]) => check(fieldOf(value, name)))
}

function checkItems(operand: unknown): Check {
  if (!isDocument(operand)) throw mustBe('items', 'an object')
  const check = compile(operand)
  return (value) => !Array.isArray(value) || value.every(check)
}

function checkEnum(operand: unknown): Check {
  if (!Array.isArray(operand)) throw mustBe('enum', 'an array')
  return (value) => operand.some((item) => compareValues(item, value) === 0)
}

function compareWith(operand: unknown, name: string, accepts: (order: number) => boolean): Check {
  if (!isNumber(operand)) throw mustBe(name, 'a number')
  return (value) => !isNumber(value) || accepts(compareValues(value, operand))
}

function limit(
  operand: unknown,
  name: string,
  measure: (value: unknown) => number | undefined,
  accepts: (size: number, bound: number) => boolean,
): Check {
  const bound = isNumber(operand) ? toInteger(operand) : undefined
  if (bound === undefined || bound < 0) throw mustBe(name, 'a non-negative integer')
  return (value) => {
    const size = measure(value)
    return size === undefined || accepts(size, bound)
  }
}

const codePoints = (value: unknown): number | undefined =>
  typeName(value) === 'string' ? Array.from(value as string).length : undefined

const itemCount = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : undefined

function mustBe(name: string, expected: string): MongoError {
  return new MongoError(WRONG_TYPE, `$jsonSchema keyword '${name}' must be ${expected}`)
}

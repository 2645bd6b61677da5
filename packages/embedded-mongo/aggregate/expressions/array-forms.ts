import { compareValues } from '../../bson/compare'
import { isNumber, toInteger } from '../../bson/numbers'
import { type Document, fieldOf, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { sortPaced } from '../../query/pace'
import { compileSort } from '../../query/sort'
import { isNullish, readNamed } from '../arguments'
import { checkElements } from '../limits'
import { combine, type Node, type Operators, parse, type Scope } from '../parse'

const SORT_ARRAY = {
  required: ['input', 'sortBy'],
  optional: [],
  notObject: 2942500,
  unknown: 2942501,
  missing: { input: 2942502, sortBy: 2942503 },
}

function parseSortArray(operand: unknown, scope: Scope, name: string): Node {
  const fields = readNamed(operand, SORT_ARRAY, name)
  const input = parse(fields['input'], scope)
  const compare = arrayOrder(fields['sortBy'], scope)
  const { loops } = scope
  const owner = { isNested: false }
  loops.compiled++
  return combine([input], (doc) => {
    const array: unknown = input.run(doc)
    if (isNullish(array)) return null
    if (Array.isArray(array)) {
      return loops.run(owner, () => sortPaced<unknown>(array, compare, loops.pace))
    }
    throw new MongoError(
      2942504,
      `The input argument to $sortArray must be an array, but was of type: ${typeName(array)}`,
    )
  })
}

function arrayOrder(sortBy: unknown, { collation }: Scope): (a: unknown, b: unknown) => number {
  if (isDocument(sortBy)) {
    const compare = compileSort(sortBy, collation)
    const row = (value: unknown): Document => (isDocument(value) ? value : {})
    return (a, b) => compare(row(a), row(b))
  }
  const direction = isNumber(sortBy) ? toInteger(sortBy) : undefined
  if (direction !== 1 && direction !== -1) {
    throw new MongoError(2942507, 'The $sort element value must be either 1 or -1')
  }
  return (a, b) => direction * compareValues(a, b, collation)
}

const ZIP = {
  required: ['inputs'],
  optional: ['useLongestLength', 'defaults'],
  notObject: 34460,
  unknown: 34464,
  missing: { inputs: 34465 },
}

function parseZip(operand: unknown, scope: Scope, name: string): Node {
  const fields = readNamed(operand, ZIP, name)
  const inputs = zipList(fieldOf(fields, 'inputs'), 34461, 'inputs', scope)
  const hasDefaults = Object.hasOwn(fields, 'defaults')
  const defaults = hasDefaults ? zipList(fields['defaults'], 34462, 'defaults', scope) : []
  const longest = fields['useLongestLength'] ?? false
  if (typeof longest !== 'boolean') {
    throw new MongoError(34463, `useLongestLength must be a bool, found ${typeName(longest)}`)
  }
  if (hasDefaults && !longest) {
    throw new MongoError(34466, 'cannot specify defaults unless useLongestLength is true')
  }
  if (hasDefaults && defaults.length !== inputs.length) {
    throw new MongoError(34467, 'defaults and inputs must have the same length')
  }
  return combine([...inputs, ...defaults], (doc) => {
    const arrays = inputs.map((input) => input.run(doc))
    if (arrays.some(isNullish)) return null
    const lists = arrays.map((array): unknown[] => {
      if (Array.isArray(array)) return array
      throw new MongoError(34468, `$zip found a non-array expression in input: ${describe(array)}`)
    })
    const lengths = lists.map((list) => list.length)
    const length = longest ? Math.max(0, ...lengths) : Math.min(...lengths)
    checkElements(length * lists.length, '$zip')
    scope.loops.count(length * lists.length)
    const fallback = defaults.map((node) => node.run(doc))
    return Array.from({ length }, (_, i) =>
      lists.map((list, k) => (i < list.length ? list[i] : (fallback[k] ?? null))),
    )
  })
}

function zipList(value: unknown, code: number, which: string, scope: Scope): Node[] {
  if (Array.isArray(value)) return value.map((item: unknown) => parse(item, scope))
  throw new MongoError(code, `${which} must be an array of expressions, found ${typeName(value)}`)
}

/** Operators on arrays that name their operands. */
export const ARRAY_FORMS: Operators = {
  $sortArray: parseSortArray,
  $zip: parseZip,
}

import { identityOf } from '../../bson/identity'
import { isTruthy } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { binary, isNullish, parseList, unary, variadic } from '../arguments'
import { checkElements } from '../limits'
import type { Owner } from '../loops'
import { combine, type Node, type Operators, type Scope } from '../parse'

export const SETS: Operators = {
  $setUnion: variadic(union),
  $setIntersection: variadic(intersection),
  $setDifference: binary(difference),
  $setEquals: parseEquals,
  $setIsSubset: binary(isSubset),
  $allElementsTrue: unary((value) => elements(value, '$allElementsTrue', 17040).every(isTruthy)),
  $anyElementTrue: unary((value) => elements(value, '$anyElementTrue', 17041).some(isTruthy)),
}

function elements(value: unknown, name: string, code: number): unknown[] {
  if (Array.isArray(value)) return value
  throw new MongoError(code, `${name}'s argument must be an array, but is ${typeName(value)}`)
}

const LEAF: Owner = { isNested: false }
const newSet = (): Map<string, unknown> => new Map()

/** Values by identity, the first of equal ones. */
function setOf(values: readonly unknown[], { collation, loops }: Scope): Map<string, unknown> {
  return loops.each<unknown, Map<string, unknown>>(LEAF, values, newSet, (set, value) => {
    const key = identityOf(value, collation)
    if (!set.has(key)) set.set(key, value)
  })
}

function operands(values: readonly unknown[], code: number): unknown[][] {
  return values.map((value) => {
    if (Array.isArray(value)) return value
    const message = `All operands of the set operator must be arrays. One argument is of type: ${typeName(value)}`
    throw new MongoError(code, message)
  })
}

function union(values: unknown[], scope: Scope): unknown {
  if (values.some(isNullish)) return null
  const arrays = operands(values, 17043)
  checkElements(
    arrays.reduce((sum, { length }) => sum + length, 0),
    '$setUnion',
  )
  return [...setOf(arrays.flat(), scope).values()]
}

function intersection(values: unknown[], scope: Scope): unknown {
  if (values.some(isNullish)) return null
  const [first = [], ...others] = operands(values, 17047)
  const sets = others.map((other) => setOf(other, scope))
  const common = [...setOf(first, scope)].filter(([key]) => sets.every((set) => set.has(key)))
  return common.map(([, value]) => value)
}

function difference(a: unknown, b: unknown, scope: Scope): unknown {
  if (isNullish(a) || isNullish(b)) return null
  const left = arrayOperand(a, '$setDifference', 17048)
  const right = setOf(arrayOperand(b, '$setDifference', 17049), scope)
  return [...setOf(left, scope)].filter(([key]) => !right.has(key)).map(([, value]) => value)
}

function isSubset(a: unknown, b: unknown, scope: Scope): boolean {
  const left = arrayOperand(a, '$setIsSubset', 17046)
  const right = setOf(arrayOperand(b, '$setIsSubset', 17042), scope)
  return [...setOf(left, scope).keys()].every((key) => right.has(key))
}

function arrayOperand(value: unknown, name: string, code: number): unknown[] {
  if (Array.isArray(value)) return value
  const message = `both operands of ${name} must be arrays. One argument is of type: ${typeName(value)}`
  throw new MongoError(code, message)
}

function parseEquals(operand: unknown, scope: Scope): Node {
  const nodes = parseList(operand, scope)
  if (nodes.length < 2) {
    throw new MongoError(17045, `$setEquals needs at least two arguments had: ${nodes.length}`)
  }
  return combine(nodes, (doc) => {
    const arrays = operands(
      nodes.map((node) => node.run(doc)),
      17044,
    )
    const [first, ...others] = arrays.map((array) => setOf(array, scope))
    return others.every((other) => {
      return first?.size === other.size && [...other.keys()].every((key) => first.has(key))
    })
  })
}

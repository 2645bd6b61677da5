import { equalValues } from '../../bson/compare'
import { isNumber, makeInt, toInteger } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { describe } from '../../query/describe'
import { binary, isNullish, parseBetween, ranged, unary, variadic } from '../arguments'
import { checkElements } from '../limits'
import type { Owner } from '../loops'
import { constant, type Node, type Operators, type Scope } from '../parse'

const LEAF: Owner = { isNested: false }
const newList = (): unknown[] => []

export const ARRAYS: Operators = {
  $isArray: unary((value) => Array.isArray(value)),
  $size: unary(size),
  $in: binary(isIn),
  $arrayElemAt: binary(elementAt),
  $concatArrays: variadic(concat),
  $reverseArray: unary(reverse),
  $slice: ranged(2, 3, slice),
  $range: parseRange,
  $indexOfArray: ranged(2, 4, indexOf),
}

function size(value: unknown): unknown {
  if (Array.isArray(value)) return makeInt(value.length)
  const message = `The argument to $size must be an array, but was of type: ${typeName(value)}`
  throw new MongoError(17124, message)
}

function isIn(value: unknown, array: unknown, { collation, loops }: Scope): boolean {
  if (Array.isArray(array)) {
    loops.count(array.length)
    return array.some((item) => equalValues(item, value, collation))
  }
  throw new MongoError(
    40081,
    `$in requires an array as a second argument, found: ${typeName(array)}`,
  )
}

function elementAt(array: unknown, index: unknown): unknown {
  if (isNullish(array) || isNullish(index)) return null
  if (!Array.isArray(array)) {
    throw new MongoError(
      28689,
      `$arrayElemAt's first argument must be an array, but is ${typeName(array)}`,
    )
  }
  if (!isNumber(index)) {
    throw new MongoError(
      28690,
      `$arrayElemAt's second argument must be a numeric value, but is ${typeName(index)}`,
    )
  }
  const position = int32(index)
  if (position === undefined) {
    throw new MongoError(
      28691,
      `$arrayElemAt's second argument must be representable as a 32-bit integer: ${describe(index)}`,
    )
  }
  const values: unknown[] = array
  return values.at(position)
}

export function int32(value: unknown): number | undefined {
  const integer = isNumber(value) ? toInteger(value) : undefined
  if (integer === undefined || integer < -0x80000000 || integer > 0x7fffffff) return undefined
  return integer
}

function concat(values: unknown[], { loops }: Scope): unknown {
  const arrays: unknown[][] = []
  for (const value of values) {
    if (isNullish(value)) return null
    if (!Array.isArray(value)) {
      throw new MongoError(28664, `$concatArrays only supports arrays, not ${typeName(value)}`)
    }
    arrays.push(value)
  }
  const size = arrays.reduce((sum, { length }) => sum + length, 0)
  checkElements(size, '$concatArrays')
  loops.count(size)
  const result: unknown[] = []
  for (const array of arrays) for (const item of array) result.push(item)
  return result
}

function reverse(value: unknown, { loops }: Scope): unknown {
  if (isNullish(value)) return null
  if (Array.isArray(value)) {
    loops.count(value.length)
    return value.toReversed()
  }
  throw new MongoError(
    34435,
    `The argument to $reverseArray must be an array, but was of type: ${typeName(value)}`,
  )
}

function slice([array, second, third]: unknown[], { loops }: Scope): unknown {
  const hasCount = third !== undefined
  if (isNullish(array) || isNullish(second) || third === null) return null
  if (!Array.isArray(array)) {
    throw new MongoError(
      28724,
      `First argument to $slice must be an array, but is of type: ${typeName(array)}`,
    )
  }
  const from = sliceInteger(second, 28725, 'Second')
  loops.count(array.length)
  if (!hasCount) return from >= 0 ? array.slice(0, from) : array.slice(from)
  const count = sliceInteger(third, 28727, 'Third')
  if (count <= 0) {
    throw new MongoError(28729, `Third argument to $slice must be positive: ${describe(third)}`)
  }
  const start = from < 0 ? Math.max(0, array.length + from) : Math.min(from, array.length)
  return array.slice(start, start + count)
}

function sliceInteger(value: unknown, code: number, which: string): number {
  if (!isNumber(value)) {
    throw new MongoError(
      code,
      `${which} argument to $slice must be a numeric value, but is of type: ${typeName(value)}`,
    )
  }
  const integer = int32(value)
  if (integer !== undefined) return integer
  throw new MongoError(
    code + 1,
    `${which} argument to $slice can't be represented as a 32-bit integer: ${describe(value)}`,
  )
}

const AT_ONCE = 1000

/** A long range of constants is checked when it is compiled, and made where it is used. */
function parseRange(operand: unknown, scope: Scope, name: string): Node {
  const nodes = parseBetween(2, 3, operand, scope, name)
  const limits = (doc: unknown): Range => readRange(nodes.map((node) => node.run(doc)))
  if (!nodes.every((node) => node.constant)) {
    scope.loops.compiled++
    return { run: (doc) => makeRange(limits(doc), scope), constant: false }
  }
  const range = limits({})
  if (range.count <= AT_ONCE) return constant(makeRange(range, scope))
  scope.loops.compiled++
  return { run: () => makeRange(range, scope), constant: false }
}

type Range = { start: number; step: number; count: number }

function makeRange({ start, step, count }: Range, { loops }: Scope): unknown {
  return loops.loop(LEAF, newList, (values) => {
    const end = Math.min(count, values.length + AT_ONCE)
    for (let i = values.length; i < end; i++) values.push(makeInt(start + i * step))
    loops.count(AT_ONCE)
    return values.length < count
  })
}

function readRange([from, to, by]: unknown[]): Range {
  const start = rangeInteger(from, 34443, 'starting')
  const end = rangeInteger(to, 34445, 'ending')
  const step = by === undefined ? 1 : rangeInteger(by, 34447, 'step')
  if (step === 0) throw new MongoError(34449, '$range requires a non-zero step value')
  const count = Math.max(0, Math.ceil((end - start) / step))
  checkElements(count, '$range')
  return { start, step, count }
}

function rangeInteger(value: unknown, code: number, which: string): number {
  if (!isNumber(value)) {
    throw new MongoError(
      code,
      `$range requires a numeric ${which} value, found value of type: ${typeName(value)}`,
    )
  }
  const integer = int32(value)
  if (integer !== undefined) return integer
  throw new MongoError(
    code + 1,
    `$range requires a ${which} value that can be represented as a 32-bit integer, found value: ${describe(value)}`,
  )
}

function indexOf(values: unknown[], { collation, loops }: Scope): unknown {
  const [array, wanted, from, to] = values
  if (isNullish(array)) return null
  if (!Array.isArray(array)) {
    throw new MongoError(
      40090,
      `$indexOfArray requires an array as a first argument, found: ${typeName(array)}`,
    )
  }
  const start = bound(from, 0, values.length > 2, 'starting', '$indexOfArray')
  const end = bound(to, array.length, values.length > 3, 'ending', '$indexOfArray')
  loops.count(array.length)
  for (let i = start; i < Math.min(end, array.length); i++) {
    if (equalValues(array[i], wanted, collation)) return makeInt(i)
  }
  return makeInt(-1)
}

/** An optional position; a given one must be an integer that is not negative. */
export function bound(
  value: unknown,
  fallback: number,
  given: boolean,
  which: string,
  name: string,
): number {
  if (!given) return fallback
  const integer = int32(value)
  if (integer === undefined) {
    throw new MongoError(
      40096,
      `${name} requires an integral ${which} index, found a value of type: ${typeName(value)}`,
    )
  }
  if (integer >= 0) return integer
  throw new MongoError(40097, `${name} requires a nonnegative ${which} index, found: ${integer}`)
}

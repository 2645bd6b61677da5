import { isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { constant, type Node, parse, type Scope } from '../parse'
import type { Accumulator, CompiledAccumulator } from './accumulator'
import { addToSet, collect, count, first, last, mergeObjects } from './collect'
import { average, maximum, minimum, standardDeviation, sum } from './numbers'
import { parseRanked, parseSelection, RANKED, SELECTIONS } from './limited'

type Make = (scope: Scope) => Accumulator

const SIMPLE: Readonly<Record<string, Make>> = {
  $sum: sum,
  $avg: average,
  $min: minimum,
  $max: maximum,
  $first: first,
  $last: last,
  $push: collect,
  $addToSet: addToSet,
  $stdDevPop: () => standardDeviation(false),
  $stdDevSamp: () => standardDeviation(true),
  $mergeObjects: mergeObjects,
}

export function parseAccumulator(
  field: string,
  source: unknown,
  scope: Scope,
): CompiledAccumulator {
  if (!isDocument(source) || Object.keys(source).length === 0) {
    throw new MongoError(40234, `The field '${field}' must be an accumulator object`)
  }
  const [name = '', more] = Object.keys(source)
  if (!name.startsWith('$')) {
    throw new MongoError(40234, `The field '${field}' must be an accumulator object`)
  }
  if (more !== undefined) {
    throw new MongoError(40238, `The field '${field}' must specify one accumulator`)
  }
  return compileAccumulator(name, source[name], scope)
}

export function compileAccumulator(
  name: string,
  operand: unknown,
  scope: Scope,
): CompiledAccumulator {
  const make = Object.hasOwn(SIMPLE, name) ? SIMPLE[name] : undefined
  if (make) {
    if (Array.isArray(operand) && operand.length !== 1) {
      throw new MongoError(40237, `The ${name} accumulator is a unary operator`)
    }
    const argument: unknown = Array.isArray(operand) ? operand[0] : operand
    return { argument: parse(argument, scope), start: () => make(scope) }
  }
  if (name === '$count') return { argument: parseCount(operand), start: count }
  const limited = parseLimited(name, operand, scope)
  if (limited) return limited
  throw new MongoError(15952, `unknown group operator '${name}'`)
}

export function isAccumulator(name: string): boolean {
  return Object.hasOwn(SIMPLE, name) || name === '$count' || isSelection(name)
}

export function isSelection(name: string): boolean {
  return SELECTIONS.has(name) || RANKED.has(name)
}

function parseCount(operand: unknown): Node {
  if (!isDocument(operand) || Object.keys(operand).length > 0) {
    throw new MongoError(9, '$count takes no arguments, i.e. $count:{}')
  }
  return constant(null)
}

function parseLimited(
  name: string,
  operand: unknown,
  scope: Scope,
): CompiledAccumulator | undefined {
  if (SELECTIONS.has(name)) return parseSelection(name, operand, scope)
  return RANKED.has(name) ? parseRanked(name, operand, scope) : undefined
}

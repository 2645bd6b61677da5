import { equalValues } from '../../bson/compare'
import { parseFieldPath } from '../../bson/field-path'
import { makeIntOrLong, toInteger } from '../../bson/numbers'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import type { Accumulator, RemovableAccumulator } from '../accumulators/accumulator'
import { covariance } from '../accumulators/covariance'
import { compileAccumulator, isAccumulator } from '../accumulators/parse'
import { parse, pathNode } from '../parse'
import type { StageContext } from '../stage'
import { type Pace, pause } from '../../query/pace'
import { columnOf } from './column'
import { parseBounds } from './window-bounds'
import { parseLinearFill, parseMovingAverage } from './window-series'

/** The values of one output for the sorted rows of a partition. */
export type WindowFunction = (rows: readonly Document[]) => Generator<undefined, unknown[]>

const COVARIANCES: Readonly<Record<string, () => RemovableAccumulator>> = {
  $covariancePop: () => covariance(false),
  $covarianceSamp: () => covariance(true),
}
const CHECK_EVERY = 64
const RANKS = new Set(['$rank', '$denseRank', '$documentNumber'])

/** Compiles one output: an accumulator over a window, or a function of the row's position. */
export function parseWindowFunction(
  source: unknown,
  sortBy: Document | undefined,
  context: StageContext,
): WindowFunction {
  if (!isDocument(source)) throw new MongoError(9, 'The field must be specified as an object')
  const { window, ...functions } = source
  const [name = '', other] = Object.keys(functions)
  if (!name.startsWith('$') || other !== undefined) {
    throw new MongoError(9, 'Expected a $-prefixed window function, and exactly one of them')
  }
  const operand = functions[name]
  if (RANKS.has(name)) return parseRank(name, sortBy, context)
  if (name === '$shift') return parseShift(operand, sortBy, context)
  if (name === '$linearFill') return parseLinearFill(operand, sortBy, context)
  if (name === '$expMovingAvg') return parseMovingAverage(operand, sortBy, context)
  if (name === '$locf') return parseLastValue(operand, context)
  if (!isAccumulator(name) && !Object.hasOwn(COVARIANCES, name)) {
    throw new MongoError(9, `Unrecognized window function, ${name}`)
  }
  return parseWindowed(name, operand, window, sortBy, context)
}

function parseWindowed(
  name: string,
  operand: unknown,
  window: unknown,
  sortBy: Document | undefined,
  context: StageContext,
): WindowFunction {
  const covaries = COVARIANCES[name]
  const { argument, start } = covaries
    ? { argument: parse(operand, context.scope), start: covaries }
    : compileAccumulator(name, operand, context.scope)
  const bounds = parseBounds(window, sortBy, context)
  const { pace } = context
  return function* (rows) {
    const values = yield* columnOf(rows, argument, context)
    const limitsOf = bounds(rows)
    const limits: (readonly [number, number])[] = []
    for (let i = 0; i < rows.length; i++) {
      limits.push(limitsOf(i))
      if (pace.isDue()) yield* pause(pace)
    }
    if (covaries) return yield* sliding(values, limits, covaries(), pace)
    if (limits.every(([from]) => from === 0)) return yield* growing(values, limits, start, pace)
    const results: unknown[] = []
    for (const [from, to] of limits) {
      const accumulator = start(null)
      for (let i = from; i < to; i++) {
        accumulator.add(values[i])
        if (i % CHECK_EVERY === 0 && pace.isDue()) yield* pause(pace)
      }
      results.push(accumulator.result() ?? null)
      if (pace.isDue()) yield* pause(pace)
    }
    return results
  }
}

type Limits = readonly (readonly [number, number])[]

/** Windows that begin with the first row only grow, so one accumulator serves all of them. */
function* growing(
  values: readonly unknown[],
  limits: Limits,
  start: (groupId: unknown) => Accumulator,
  pace: Pace,
): Generator<undefined, unknown[]> {
  const accumulator = start(null)
  const results: unknown[] = []
  let added = 0
  for (const [, to] of limits) {
    while (added < to) {
      accumulator.add(values[added++])
      if (pace.isDue()) yield* pause(pace)
    }
    results.push(accumulator.result() ?? null)
  }
  return results
}

/** What leaves the window is taken out of the accumulator, after what enters it is added. */
function* sliding(
  values: readonly unknown[],
  limits: Limits,
  accumulator: RemovableAccumulator,
  pace: Pace,
): Generator<undefined, unknown[]> {
  const results: unknown[] = []
  let removed = 0
  let added = 0
  for (const [from, to] of limits) {
    if (removed === added) removed = added = Math.max(added, from)
    while (added < to) accumulator.add(values[added++])
    while (removed < from) accumulator.remove(values[removed++])
    results.push(accumulator.result())
    if (pace.isDue()) yield* pause(pace)
  }
  return results
}

function requireOneSort(name: string, sortBy: Document | undefined): Document {
  if (sortBy && Object.keys(sortBy).length === 1) return sortBy
  const message = `${name} must be specified with a top level sortBy expression with exactly one element`
  throw new MongoError(5371602, message)
}

function parseRank(
  name: string,
  sortBy: Document | undefined,
  { collation, pace }: StageContext,
): WindowFunction {
  const [path = ''] = Object.keys(requireOneSort(name, sortBy))
  const value = pathNode(parseFieldPath(path))
  return function* (rows) {
    const places: unknown[] = []
    let rank = 0
    let dense = 0
    let before: unknown
    for (const [i, row] of rows.entries()) {
      // The values decide, not their places in the sort: before 8.0 null and missing differ here.
      const current = value.run(row)
      if (i === 0 || !equalValues(before, current, collation)) {
        rank = i + 1
        dense += 1
      }
      before = current
      const place = name === '$rank' ? rank : name === '$denseRank' ? dense : i + 1
      places.push(makeIntOrLong(BigInt(place)))
      if (pace.isDue()) yield* pause(pace)
    }
    return places
  }
}

function parseShift(
  operand: unknown,
  sortBy: Document | undefined,
  context: StageContext,
): WindowFunction {
  if (!sortBy) throw new MongoError(5371600, "'$shift' requires a sortBy")
  if (!isDocument(operand)) throw new MongoError(9, 'Argument to $shift must be an object')
  const by = toInteger(operand['by'])
  if (by === undefined || !Object.hasOwn(operand, 'output')) {
    throw new MongoError(9, "$shift requires 'output' and an integer 'by'")
  }
  const output = parse(operand['output'], context.scope)
  const fallback = parse(operand['default'] ?? null, context.scope)
  if (!fallback.constant) throw new MongoError(9, "'default' of $shift must be a constant")
  return function* (rows) {
    const values = yield* columnOf(rows, output, context)
    return rows.map((_, i) => {
      const value = values[i + by]
      return value === undefined ? fallback.run({}) : value
    })
  }
}

function parseLastValue(operand: unknown, context: StageContext): WindowFunction {
  const node = parse(operand, context.scope)
  return function* (rows) {
    let last: unknown = null
    return (yield* columnOf(rows, node, context)).map((value) => {
      if (value !== undefined && value !== null) last = value
      return last
    })
  }
}

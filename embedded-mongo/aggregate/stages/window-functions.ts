import { equalValues } from '../../bson/compare'
import { parseFieldPath } from '../../bson/field-path'
import { makeIntOrLong, toInteger } from '../../bson/numbers'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import type { RemovableAccumulator } from '../accumulators/accumulator'
import { covariance } from '../accumulators/covariance'
import { compileAccumulator, isAccumulator } from '../accumulators/parse'
import { parse, pathNode } from '../parse'
import type { StageContext } from '../stage'
import { parseBounds } from './window-bounds'
import { parseLinearFill, parseMovingAverage } from './window-series'

/** The values of one output for the sorted rows of a partition. */
export type WindowFunction = (rows: readonly Document[]) => unknown[]

const COVARIANCES: Readonly<Record<string, () => RemovableAccumulator>> = {
  $covariancePop: () => covariance(false),
  $covarianceSamp: () => covariance(true),
}
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
  return (rows) => {
    const values = rows.map((row) => argument.run(row))
    const limits = bounds(rows)
    if (covaries) return sliding(values, limits, covaries())
    if (limits.every(([from]) => from === 0)) return running(values, limits, start)
    return limits.map(([from, to]) => {
      const accumulator = start(null)
      for (let i = from; i < to; i++) accumulator.add(values[i])
      return accumulator.result() ?? null
    })
  }
}

/** Windows that begin with the first row only grow, so one accumulator serves all of them. */
function running(
  values: readonly unknown[],
  limits: readonly (readonly [number, number])[],
  start: (groupId: unknown) => { add(value: unknown): void; result(): unknown },
): unknown[] {
  const accumulator = start(null)
  let added = 0
  return limits.map(([, to]) => {
    while (added < to) accumulator.add(values[added++])
    return accumulator.result() ?? null
  })
}

/** What leaves the window is taken out of the accumulator, after what enters it is added. */
function sliding(
  values: readonly unknown[],
  limits: readonly (readonly [number, number])[],
  accumulator: RemovableAccumulator,
): unknown[] {
  let removed = 0
  let added = 0
  return limits.map(([from, to]) => {
    if (removed === added) removed = added = Math.max(added, from)
    while (added < to) accumulator.add(values[added++])
    while (removed < from) accumulator.remove(values[removed++])
    return accumulator.result()
  })
}

function requireOneSort(name: string, sortBy: Document | undefined): Document {
  if (sortBy && Object.keys(sortBy).length === 1) return sortBy
  const message = `${name} must be specified with a top level sortBy expression with exactly one element`
  throw new MongoError(5371602, message)
}

function parseRank(
  name: string,
  sortBy: Document | undefined,
  { collation }: StageContext,
): WindowFunction {
  const [path = ''] = Object.keys(requireOneSort(name, sortBy))
  const value = pathNode(parseFieldPath(path))
  return (rows) => {
    let rank = 0
    let dense = 0
    let before: unknown
    return rows.map((row, i) => {
      // The values decide, not their places in the sort: before 8.0 null and missing differ here.
      const current = value.run(row)
      if (i === 0 || !equalValues(before, current, collation)) {
        rank = i + 1
        dense += 1
      }
      before = current
      const place = name === '$rank' ? rank : name === '$denseRank' ? dense : i + 1
      return makeIntOrLong(BigInt(place))
    })
  }
}

function parseShift(
  operand: unknown,
  sortBy: Document | undefined,
  { scope }: StageContext,
): WindowFunction {
  if (!sortBy) throw new MongoError(5371600, "'$shift' requires a sortBy")
  if (!isDocument(operand)) throw new MongoError(9, 'Argument to $shift must be an object')
  const by = toInteger(operand['by'])
  if (by === undefined || !Object.hasOwn(operand, 'output')) {
    throw new MongoError(9, "$shift requires 'output' and an integer 'by'")
  }
  const output = parse(operand['output'], scope)
  const fallback = parse(operand['default'] ?? null, scope)
  if (!fallback.constant) throw new MongoError(9, "'default' of $shift must be a constant")
  return (rows) =>
    rows.map((_, i) => {
      const row = rows[i + by]
      const value = row ? output.run(row) : undefined
      return value === undefined ? fallback.run({}) : value
    })
}

function parseLastValue(operand: unknown, { scope }: StageContext): WindowFunction {
  const node = parse(operand, scope)
  return (rows) => {
    let last: unknown = null
    return rows.map((row) => {
      const value = node.run(row)
      if (value !== undefined && value !== null) last = value
      return last
    })
  }
}

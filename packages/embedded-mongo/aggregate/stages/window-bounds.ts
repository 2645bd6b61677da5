import { addNumbers } from '../../bson/arithmetic'
import { compareValues } from '../../bson/compare'
import { parseFieldPath } from '../../bson/field-path'
import { isNumber, toInteger } from '../../bson/numbers'
import { plainValueAt } from '../../bson/paths'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { addUnits } from '../expressions/date-arithmetic'
import { type Unit, unitOf } from '../expressions/date-values'
import { UTC } from '../expressions/time-zone'
import type { StageContext } from '../stage'

type Limits = readonly [from: number, to: number]

/** Each row, asked in their order, has the first row of its window and the one after the last. */
export type Bounds = (rows: readonly Document[]) => (i: number) => Limits

type Edge = 'unbounded' | 'current' | unknown

const FAILED_TO_PARSE = 9

export function parseBounds(
  window: unknown,
  sortBy: Document | undefined,
  context: StageContext,
): Bounds {
  if (window === undefined) return wholePartition
  if (!isDocument(window)) throw new MongoError(FAILED_TO_PARSE, "'window' field must be an object")
  const { documents, range, unit, ...others } = window
  if (Object.keys(others).length > 0 || (documents !== undefined && range !== undefined)) {
    throw new MongoError(
      FAILED_TO_PARSE,
      "'window' takes either 'documents' or 'range', and 'unit'",
    )
  }
  if (documents !== undefined) return byDocuments(edges(documents), sortBy)
  // As in MongoDB, rows of equal value are separate here.
  if (isRunning(range)) return byDocuments(edges(range), sortBy)
  if (range !== undefined) return byRange(edges(range), unit, sortBy, context)
  return wholePartition
}

const wholePartition: Bounds = (rows) => () => [0, rows.length]

const isRunning = (range: unknown): boolean =>
  Array.isArray(range) && range[0] === 'unbounded' && range[1] === 'current'

function edges(value: unknown): readonly [Edge, Edge] {
  if (Array.isArray(value) && value.length === 2) return [value[0], value[1]]
  throw new MongoError(FAILED_TO_PARSE, 'Window bounds must be a 2-element array')
}

function byDocuments([low, high]: readonly [Edge, Edge], sortBy: Document | undefined): Bounds {
  const from = offsetOf(low, Number.NEGATIVE_INFINITY)
  const to = offsetOf(high, Number.POSITIVE_INFINITY)
  if (from > to) {
    throw new MongoError(5339900, 'Lower bound must not exceed upper bound')
  }
  if (!sortBy && (low !== 'unbounded' || high !== 'unbounded')) {
    throw new MongoError(5339901, 'Document-based bounds require a sortBy')
  }
  return (rows) => (i) => {
    const start = Math.min(Math.max(0, i + from), rows.length)
    return [start, Math.max(start, Math.min(rows.length, i + to + 1))]
  }
}

function offsetOf(edge: Edge, unbounded: number): number {
  if (edge === 'unbounded') return unbounded
  if (edge === 'current') return 0
  const offset = isNumber(edge) ? toInteger(edge) : undefined
  if (offset !== undefined) return offset
  throw new MongoError(
    FAILED_TO_PARSE,
    "Numeric document-based bounds must be an integer, 'unbounded' or 'current'",
  )
}

function byRange(
  [low, high]: readonly [Edge, Edge],
  unitSource: unknown,
  sortBy: Document | undefined,
  { collation }: StageContext,
): Bounds {
  const [path, other] = Object.keys(sortBy ?? {})
  if (path === undefined || other !== undefined || !isAscending(sortBy?.[path])) {
    throw new MongoError(5339902, 'Range-based bounds require sortBy a single field, ascending')
  }
  const unit = unitSource === undefined ? undefined : unitOf(unitSource, 14, '$setWindowFields')
  const parts = parseFieldPath(path)
  return (rows) => {
    const values = rows.map((row) => plainValueAt(row, parts))
    const order = (a: unknown, b: unknown): number => compareValues(a, b, collation)
    const firstFrom = finder(values, order, (distance) => distance >= 0)
    const firstAfter = finder(values, order, (distance) => distance > 0)
    return (i) => {
      const value = values[i]
      const from = low === 'unbounded' ? 0 : firstFrom(edgeValue(value, low, unit))
      const to = high === 'unbounded' ? rows.length : firstAfter(edgeValue(value, high, unit))
      return [Math.min(from, to), to]
    }
  }
}

/** The place of the first value at or beyond an edge; edges that grow are found without a new scan. */
function finder(
  values: readonly unknown[],
  order: (a: unknown, b: unknown) => number,
  isPast: (distance: number) => boolean,
): (edge: unknown) => number {
  let at = 0
  let before: unknown
  return (edge) => {
    if (order(edge, before) < 0) at = 0
    before = edge
    while (at < values.length && !isPast(order(values[at], edge))) at++
    return at
  }
}

const isAscending = (order: unknown): boolean => isNumber(order) && toInteger(order) === 1

function edgeValue(value: unknown, edge: Edge, unit: Unit | undefined): unknown {
  if (edge === 'current') return value
  if (unit !== undefined) {
    const amount = toInteger(edge)
    if (value instanceof Date && amount !== undefined) {
      return new Date(addUnits(value.getTime(), unit, amount, UTC))
    }
    throw new MongoError(5429513, 'Invalid range: Expected the sortBy field to be a Date')
  }
  if (isNumber(value) && isNumber(edge)) return addNumbers(value, edge)
  throw new MongoError(5429414, 'Invalid range: Expected the sortBy field to be a number')
}

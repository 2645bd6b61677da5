import { addNumbers, multiplyNumbers } from '../../bson/arithmetic'
import { compareValues } from '../../bson/compare'
import { parseFieldPath } from '../../bson/field-path'
import { identityOf } from '../../bson/identity'
import { isNumber, makeInt, toDouble, toInteger } from '../../bson/numbers'
import { plainValueAt } from '../../bson/paths'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish } from '../arguments'
import { addUnits } from '../expressions/date-arithmetic'
import { type Unit, unitOf } from '../expressions/date-values'
import { UTC } from '../expressions/time-zone'
import { setDeep } from '../set-deep'
import type { Stage } from '../stage'

type Step = (from: unknown, count: number) => unknown
type Limits = 'full' | 'partition' | readonly [unknown, unknown]
type Densify = {
  field: readonly string[]
  partition: readonly (readonly string[])[]
  limits: Limits
  step: Step
}
type Row = { value: unknown; doc: Document }

const FAILED_TO_PARSE = 9
const MOST_ROWS = 500_000

/** Adds missing rows at a regular step. */
export function parseDensify(spec: unknown): Stage {
  const densify = readDensify(spec)
  return function* (docs) {
    const rows = [...docs].map((doc): Row => ({ doc, value: plainValueAt(doc, densify.field) }))
    // Rows without a value are passed through.
    yield* rows.filter(({ value }) => isNullish(value)).map(({ doc }) => doc)
    const placed = rows
      .filter(({ value }) => !isNullish(value))
      .sort((a, b) => compareValues(a.value, b.value))
    const shared = densify.limits === 'partition' ? undefined : rangeOf(placed, densify.limits)
    const groups = partitions(placed, densify)
    if (groups.length === 0) yield* filled([], shared, densify)
    for (const group of groups) {
      yield* filled(group, shared ?? rangeOf(group, 'partition'), densify)
    }
  }
}

function partitions(rows: readonly Row[], { partition }: Densify): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = identityOf(partition.map((parts) => plainValueAt(row.doc, parts)))
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}

/** The first value to make and the one to stop at. */
function rangeOf(rows: readonly Row[], limits: Limits): readonly [unknown, unknown] | undefined {
  if (typeof limits !== 'string') return limits
  return rows.length > 0 ? [rows[0]?.value, rows.at(-1)?.value] : undefined
}

function* filled(
  rows: readonly Row[],
  range: readonly [unknown, unknown] | undefined,
  { field, partition, step }: Densify,
): Iterable<Document> {
  let at = 0
  let made = 0
  for (let count = 0; range; count++) {
    const value = step(range[0], count)
    if (compareValues(value, range[1]) >= 0) break
    while (at < rows.length && compareValues(rows[at]?.value, value) < 0) yield* docAt(rows, at++)
    if (at < rows.length && compareValues(rows[at]?.value, value) === 0) continue
    if (++made > MOST_ROWS) {
      throw new MongoError(
        5897900,
        `Generated ${made} documents in $densify, which is over the limit`,
      )
    }
    const blank = partition.reduce<Document>(
      (doc, parts) => setDeep(doc, parts, plainValueAt(rows[0]?.doc ?? {}, parts)),
      {},
    )
    yield setDeep(blank, field, value)
  }
  while (at < rows.length) yield* docAt(rows, at++)
}

function docAt(rows: readonly Row[], index: number): Document[] {
  const row = rows[index]
  return row ? [row.doc] : []
}

function readDensify(spec: unknown): Densify {
  if (!isDocument(spec)) {
    throw new MongoError(5733402, 'The $densify stage specification must be an object')
  }
  const { field, partitionByFields = [], range, ...others } = spec
  if (Object.keys(others).length > 0) {
    throw new MongoError(
      40415,
      `BSON field '$densify.${Object.keys(others)[0]}' is an unknown field.`,
    )
  }
  if (typeof field !== 'string' || !isDocument(range)) {
    throw new MongoError(40414, "BSON fields '$densify.field' and '$densify.range' are required")
  }
  if (!Array.isArray(partitionByFields)) {
    throw new MongoError(14, "'partitionByFields' must be an array")
  }
  const unit = range['unit'] === undefined ? undefined : unitOf(range['unit'], 14, '$densify')
  const limits = readLimits(range['bounds'], unit)
  return {
    field: parseFieldPath(field),
    partition: partitionByFields.map((path: unknown) => parseFieldPath(String(path))),
    limits,
    step: readStep(range['step'], unit),
  }
}

function readLimits(bounds: unknown, unit: Unit | undefined): Limits {
  if (bounds === 'full' || bounds === 'partition') return bounds
  if (!Array.isArray(bounds) || bounds.length !== 2) {
    throw new MongoError(
      5733403,
      "the bounds in a range statement must be the string 'full', 'partition' or a two-element array",
    )
  }
  const [low, high]: unknown[] = bounds
  const fits = (value: unknown): boolean => (unit ? value instanceof Date : isNumber(value))
  if (!fits(low) || !fits(high)) {
    throw new MongoError(5733402, 'the bounds of $densify must be numbers, or dates with a unit')
  }
  return [low, high]
}

function readStep(step: unknown, unit: Unit | undefined): Step {
  if (!isNumber(step) || toDouble(step) <= 0) {
    throw new MongoError(
      5733401,
      'the step parameter in a range statement must be a strictly positive numeric value',
    )
  }
  if (unit === undefined) {
    return (from, count) => {
      if (!isNumber(from)) {
        throw new MongoError(5733201, 'Densify field type must be numeric without a unit')
      }
      return addNumbers(from, multiplyNumbers(step, makeInt(count)))
    }
  }
  const size = toInteger(step)
  if (size === undefined) {
    throw new MongoError(
      FAILED_TO_PARSE,
      'The step parameter of a date range must be a whole number',
    )
  }
  return (from, count) => {
    if (!(from instanceof Date)) {
      throw new MongoError(5733201, 'Densify field type must be a date with a unit')
    }
    return new Date(addUnits(from.getTime(), unit, size * count, UTC))
  }
}

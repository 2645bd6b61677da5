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
import { type Pace, pause, sortPaced, withPauses } from '../../query/pace'
import { Held, roughSize } from '../held'
import type { PacedStage, StageContext } from '../stage'

type Step = (from: unknown, count: number) => unknown
type Limits = 'full' | 'partition' | readonly [unknown, unknown]
type Densify = {
  field: readonly string[]
  partition: readonly (readonly string[])[]
  limits: Limits
  step: Step
}
type Row = { value: unknown; doc: Document }
/** How many rows were added in all partitions. */
type Made = { count: number }

const FAILED_TO_PARSE = 9
const MAX_ROWS = 500_000

/** Adds missing rows at a regular step. */
export function parseDensify(spec: unknown, { pace }: StageContext): PacedStage {
  const densify = readDensify(spec)
  return {
    *paced(docs) {
      const placed: Row[] = []
      const held = new Held('$densify')
      for (const doc of docs) {
        const value = doc && plainValueAt(doc, densify.field)
        // Rows without a value are passed through.
        if (!doc || isNullish(value)) yield doc
        else {
          placed.push({ doc, value })
          held.add(roughSize(doc))
        }
      }
      const rows = yield* sortPaced(placed, (a, b) => compareValues(a.value, b.value), pace)
      const shared = densify.limits === 'partition' ? undefined : rangeOf(rows, densify.limits)
      const groups = yield* partitions(rows, densify, pace)
      const made: Made = { count: 0 }
      if (groups.length === 0) yield* filled([], shared, densify, made, pace)
      for (const group of groups) {
        yield* filled(group, shared ?? rangeOf(group, 'partition'), densify, made, pace)
      }
    },
  }
}

function* partitions(
  rows: readonly Row[],
  { partition }: Densify,
  pace: Pace,
): Generator<undefined, Row[][]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = identityOf(partition.map((parts) => plainValueAt(row.doc, parts)))
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
    if (pace.isDue()) yield* pause(pace)
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
  made: Made,
  pace: Pace,
): Generator<Document | undefined> {
  let at = 0
  for (let count = 0; range; count++) {
    if (pace.isDue()) yield* pause(pace)
    const value = step(range[0], count)
    if (compareValues(value, range[1]) >= 0) break
    while (at < rows.length && compareValues(rows[at]?.value, value) < 0) yield* docAt(rows, at++)
    if (at < rows.length && compareValues(rows[at]?.value, value) === 0) continue
    if (++made.count > MAX_ROWS) {
      throw new MongoError(
        5897900,
        `Generated ${made.count} documents in $densify, which is over the limit of ${MAX_ROWS}`,
      )
    }
    const blank = partition.reduce<Document>(
      (doc, parts) => setDeep(doc, parts, plainValueAt(rows[0]?.doc ?? {}, parts)),
      {},
    )
    yield setDeep(blank, field, value)
  }
  for (const row of withPauses(rows.slice(at), pace)) yield row?.doc
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

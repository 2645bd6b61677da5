import { addNumbers, divideNumbers, multiplyNumbers, subtractNumbers } from '../../bson/arithmetic'
import { parseFieldPath } from '../../bson/field-path'
import { decimalFromBigInt, decimalToNumber } from '../../bson/decimal'
import {
  addDecimals,
  type AnyDecimal,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
} from '../../bson/decimal-arithmetic'
import {
  isNumber,
  makeDouble,
  makeLong,
  numberKind,
  toDecimal,
  toDecimal128,
  toDouble,
  toInteger,
} from '../../bson/numbers'
import { plainValueAt } from '../../bson/paths'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish } from '../arguments'
import { parse } from '../parse'
import { pause } from '../../query/pace'
import type { StageContext } from '../stage'
import { columnOf } from './column'
import type { WindowFunction } from './window-functions'

const FAILED_TO_PARSE = 9

/** Linear interpolation of missing values. */
export function parseLinearFill(
  operand: unknown,
  sortBy: Document | undefined,
  context: StageContext,
): WindowFunction {
  const [path, other] = Object.keys(sortBy ?? {})
  if (path === undefined || other !== undefined) {
    const message =
      '$linearFill must be specified with a top level sortBy expression with exactly one element'
    throw new MongoError(605001, message)
  }
  const node = parse(operand, context.scope)
  const parts = parseFieldPath(path)
  return function* (rows) {
    const places = rows.map((row) => placeOf(plainValueAt(row, parts)))
    const values = (yield* columnOf(rows, node, context)).map(known)
    const results: unknown[] = []
    let before = -1
    let after = -1
    for (const [i, value] of values.entries()) {
      if (value !== null) before = i
      else if (after < i) after = nextKnown(values, i)
      const isBetween = value === null && before >= 0 && after < values.length
      results.push(isBetween ? between(values, places, { before, at: i, after }) : value)
      if (context.pace.isDue()) yield* pause(context.pace)
    }
    return results
  }
}

function nextKnown(values: readonly unknown[], from: number): number {
  let next = from
  while (next < values.length && values[next] === null) next++
  return next
}

function placeOf(value: unknown): unknown {
  if (value instanceof Date) return makeLong(BigInt(value.getTime()))
  if (isNumber(value)) return value
  throw new MongoError(605000, '$linearFill needs a sortBy of numbers or dates')
}

function known(value: unknown): unknown {
  if (isNullish(value)) return null
  if (isNumber(value)) return value
  throw new MongoError(605000, 'Value to be filled must be numeric or nullish')
}

function between(
  values: readonly unknown[],
  places: readonly unknown[],
  { before, at, after }: { before: number; at: number; after: number },
): unknown {
  const rise = subtractNumbers(values[after], values[before])
  const run = subtractNumbers(places[after], places[before])
  const share = subtractNumbers(places[at], places[before])
  if (!rise || !run || !share || toDouble(run) === 0) return null
  const slope = divideNumbers(rise, run)
  const step = multiplyNumbers(slope, share)
  return step ? (addNumbers(values[before], step) ?? null) : null
}

/** Exponential moving average, as in MongoDB of decimals also where it returns doubles. */
export function parseMovingAverage(
  operand: unknown,
  sortBy: Document | undefined,
  context: StageContext,
): WindowFunction {
  if (!isDocument(operand)) {
    throw new MongoError(FAILED_TO_PARSE, '$expMovingAvg must have an object argument')
  }
  if (!sortBy) throw new MongoError(FAILED_TO_PARSE, '$expMovingAvg requires a sortBy')
  const { input, N, alpha, ...others } = operand
  const hasOne = (N === undefined) !== (alpha === undefined)
  if (input === undefined || !hasOne || Object.keys(others).length > 0) {
    throw new MongoError(FAILED_TO_PARSE, "$expMovingAvg takes 'input' and one of 'N' and 'alpha'")
  }
  const weight = N === undefined ? readAlpha(alpha) : divideDecimals(TWO, whole(readCount(N) + 1))
  const rest = subtractDecimals(ONE, weight)
  const node = parse(input, context.scope)
  return function* (rows) {
    let average: AnyDecimal | undefined
    let hasDecimal = false
    const results: unknown[] = []
    for (const value of yield* columnOf(rows, node, context)) {
      if (isNumber(value)) {
        hasDecimal ||= numberKind(value) === 'decimal'
        const number = toDecimal(value)
        average = average
          ? addDecimals(multiplyDecimals(number, weight), multiplyDecimals(average, rest))
          : number
      }
      if (average === undefined) results.push(null)
      else results.push(hasDecimal ? toDecimal128(average) : makeDouble(decimalToNumber(average)))
      if (context.pace.isDue()) yield* pause(context.pace)
    }
    return results
  }
}

const whole = (value: number): AnyDecimal => decimalFromBigInt(BigInt(value))
const ONE = whole(1)
const TWO = whole(2)

function readCount(value: unknown): number {
  const count = isNumber(value) ? toInteger(value) : undefined
  if (count !== undefined && count > 0) return count
  throw new MongoError(FAILED_TO_PARSE, "'N' field must be an integer greater than zero")
}

function readAlpha(value: unknown): AnyDecimal {
  const alpha = isNumber(value) ? toDouble(value) : Number.NaN
  if (alpha > 0 && alpha < 1) return toDecimal(value)
  throw new MongoError(FAILED_TO_PARSE, "'alpha' must be between 0 and 1 (exclusive)")
}

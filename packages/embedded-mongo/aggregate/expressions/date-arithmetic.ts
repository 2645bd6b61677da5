import { isNumber, makeLong, toDouble, toInteger } from '../../bson/numbers'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish, named } from '../arguments'
import type { Operators } from '../parse'
import { addMonths, DAY, HOUR, isoDayOfWeek, MINUTE, partsOf, SECOND, WEEK } from './calendar'
import { dateOf, type Unit, unitOf, weekStart, zoneFrom } from './date-values'
import { fromLocal, toLocal, utcTime, type Zone } from './time-zone'

type Values = Readonly<Record<string, unknown>>

const ADD = {
  required: ['startDate', 'unit', 'amount'],
  optional: ['timezone'],
  notObject: 5166400,
  unknown: 5166401,
  missing: 5166402,
}
const DIFF = {
  required: ['startDate', 'endDate', 'unit'],
  optional: ['timezone', 'startOfWeek'],
  notObject: 5166301,
  unknown: 5166302,
  missing: { startDate: 5166303, endDate: 5166304, unit: 5166305 },
}
const TRUNC = {
  required: ['date', 'unit'],
  optional: ['binSize', 'timezone', 'startOfWeek'],
  notObject: 5439007,
  unknown: 5439008,
  missing: { date: 5439009, unit: 5439010 },
}
const FIXED: Readonly<Partial<Record<Unit, number>>> = {
  hour: HOUR,
  minute: MINUTE,
  second: SECOND,
  millisecond: 1,
}
const MONTHS: Readonly<Partial<Record<Unit, number>>> = { year: 12, quarter: 3, month: 1 }
const MAX = 8.64e15

export const DATE_ARITHMETIC: Operators = {
  $dateAdd: named(ADD, (values, _scope, name) => shift(values, 1, name)),
  $dateSubtract: named(ADD, (values, _scope, name) => shift(values, -1, name)),
  $dateDiff: named(DIFF, (values) => difference(values)),
  $dateTrunc: named(TRUNC, (values) => truncate(values)),
}

function shift(values: Values, sign: 1 | -1, name: string): unknown {
  const zone = zoneFrom(values)
  const { startDate, unit, amount } = values
  if (isNullish(startDate) || isNullish(unit) || isNullish(amount) || !zone) return null
  const date = dateOf(startDate)
  if (!date) {
    throw new MongoError(5166403, `${name} requires startDate to be convertible to a date`)
  }
  const wanted = unitOf(unit, 5166404, name)
  const count = isNumber(amount) ? toInteger(amount) : undefined
  if (count === undefined) {
    throw new MongoError(5166405, `${name} expects integer amount of time units`)
  }
  const time = addUnits(date.getTime(), wanted, sign * count, zone)
  if (Math.abs(time) <= MAX) return new Date(time)
  throw new MongoError(5166406, `${name} overflowed`)
}

export function addUnits(time: number, unit: Unit, amount: number, zone: Zone): number {
  const fixed = FIXED[unit]
  if (fixed !== undefined) return time + amount * fixed
  const local = toLocal(time, zone)
  const months = MONTHS[unit]
  if (months !== undefined) return fromLocal(addMonths(local, amount * months), zone)
  return fromLocal(local + amount * (unit === 'week' ? WEEK : DAY), zone)
}

/** Counts the borders of the unit between two dates. */
function difference(values: Values): unknown {
  const zone = zoneFrom(values)
  const { startDate, endDate, unit } = values
  const firstDay = weekStart(values, 5439015, '$dateDiff')
  if (isNullish(startDate) || isNullish(endDate) || isNullish(unit) || !zone) return null
  const wanted = unitOf(unit, 5166306, '$dateDiff')
  if (wanted === 'week' && firstDay === undefined) return null
  const [start, end] = [startDate, endDate].map((value) => {
    const date = dateOf(value)
    if (date) return date.getTime()
    throw new MongoError(
      5166307,
      `$dateDiff requires 'startDate' and 'endDate' to be dates, but got ${typeName(value)}`,
    )
  })
  const from = bordersBefore(start ?? 0, wanted, zone, firstDay ?? 7)
  return makeLong(BigInt(bordersBefore(end ?? 0, wanted, zone, firstDay ?? 7) - from))
}

function bordersBefore(time: number, unit: Unit, zone: Zone, firstDay: number): number {
  const fixed = FIXED[unit]
  // Elapsed time, counted at the full hours of the zone's clocks.
  if (fixed !== undefined) return Math.floor((time + (zone.offsetAt(time) % HOUR)) / fixed)
  const local = toLocal(time, zone)
  const months = MONTHS[unit]
  if (months !== undefined) return Math.floor(monthIndex(local) / months)
  if (unit === 'day') return Math.floor(local / DAY)
  // 1970-01-01 was a Thursday, the fourth day of its week.
  return Math.floor((local + (4 - firstDay) * DAY) / WEEK)
}

function monthIndex(local: number): number {
  const { year, month } = partsOf(local)
  return year * 12 + month - 1
}

function truncate(values: Values): unknown {
  const zone = zoneFrom(values)
  const { date, unit } = values
  const hasSize = Object.hasOwn(values, 'binSize')
  const { binSize } = values
  const firstDay = weekStart(values, 5439015, '$dateTrunc')
  if (isNullish(date) || isNullish(unit) || !zone || (hasSize && isNullish(binSize))) return null
  const from = dateOf(date)
  if (!from) {
    throw new MongoError(
      5439012,
      `$dateTrunc requires 'date' to be a date, but got ${typeName(date)}`,
    )
  }
  const wanted = unitOf(unit, 5439013, '$dateTrunc')
  if (wanted === 'week' && firstDay === undefined) return null
  const size = hasSize ? readSize(binSize) : 1
  return new Date(truncated(from.getTime(), wanted, size, zone, firstDay ?? 7))
}

function readSize(value: unknown): number {
  const size = isNumber(value) ? toInteger(value) : undefined
  if (size === undefined) {
    throw new MongoError(
      5439017,
      `$dateTrunc requires 'binSize' to be a 64-bit integer, but got value '${toDouble(value)}'`,
    )
  }
  if (size > 0) return size
  throw new MongoError(
    5439018,
    `$dateTrunc requires 'binSize' to be greater than 0, but got value ${size}`,
  )
}

/** Bins are counted from the beginning of the year 2000 on the zone's clocks. */
function truncated(time: number, unit: Unit, size: number, zone: Zone, firstDay: number): number {
  const reference = utcTime(2000, 1, 1)
  const fixed = FIXED[unit]
  if (fixed !== undefined) {
    const start = fromLocal(reference, zone)
    const bin = fixed * size
    return start + Math.floor((time - start) / bin) * bin
  }
  const local = toLocal(time, zone)
  const months = MONTHS[unit]
  if (months !== undefined) {
    const bin = months * size
    const index = Math.floor((monthIndex(local) - monthIndex(reference)) / bin) * bin
    return fromLocal(addMonths(reference, index), zone)
  }
  const start = unit === 'week' ? nextWeekStart(reference, firstDay) : reference
  const bin = (unit === 'week' ? WEEK : DAY) * size
  return fromLocal(start + Math.floor((local - start) / bin) * bin, zone)
}

function nextWeekStart(local: number, firstDay: number): number {
  return local + ((firstDay - isoDayOfWeek(local) + 7) % 7) * DAY
}

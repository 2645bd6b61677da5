import { makeInt, makeLong } from '../../bson/numbers'
import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish, named, parseExactly } from '../arguments'
import { combine, type Node, type Operators, parse, type Parser, type Scope } from '../parse'
import {
  dayOfYear,
  DAY,
  isoDayOfWeek,
  isoWeek,
  isoYearStart,
  partsOf,
  weekOfYear,
  WEEK,
} from './calendar'
import { int32 } from './arrays'
import { requireDate, zoneFrom } from './date-values'
import { fromLocal, toLocal, UTC, utcTime, zoneOf } from './time-zone'

const PARTS: Readonly<Record<string, (local: number) => unknown>> = {
  $year: (local) => makeInt(partsOf(local).year),
  $month: (local) => makeInt(partsOf(local).month),
  $dayOfMonth: (local) => makeInt(partsOf(local).day),
  $dayOfWeek: (local) => makeInt((isoDayOfWeek(local) % 7) + 1),
  $dayOfYear: (local) => makeInt(dayOfYear(local)),
  $week: (local) => makeInt(weekOfYear(local)),
  $isoWeek: (local) => makeInt(isoWeek(local).week),
  $isoWeekYear: (local) => makeLong(BigInt(isoWeek(local).year)),
  $isoDayOfWeek: (local) => makeInt(isoDayOfWeek(local)),
  $hour: (local) => makeInt(partsOf(local).hour),
  $minute: (local) => makeInt(partsOf(local).minute),
  $second: (local) => makeInt(partsOf(local).second),
  $millisecond: (local) => makeInt(partsOf(local).millisecond),
}

const TO_PARTS = {
  required: ['date'],
  optional: ['timezone', 'iso8601'],
  notObject: 40524,
  unknown: 40520,
  missing: 40522,
}
const FROM_PARTS = {
  required: [],
  optional: [
    'year',
    'month',
    'day',
    'isoWeekYear',
    'isoWeek',
    'isoDayOfWeek',
    'hour',
    'minute',
    'second',
    'millisecond',
    'timezone',
  ],
  notObject: 40519,
  unknown: 40518,
  missing: 40516,
}

export const DATE_PARTS: Operators = {
  ...Object.fromEntries(Object.entries(PARTS).map(([name, part]) => [name, partOperator(part)])),
  $dateToParts: named(TO_PARTS, toParts),
  $dateFromParts: parseFromParts,
}

/** {$year: date} or {$year: {date, timezone}}. */
function partOperator(part: (local: number) => unknown): Parser {
  return (operand, scope, name) => {
    const { date, timezone } = partOperands(operand, scope, name)
    const nodes = timezone ? [date, timezone] : [date]
    return combine(nodes, (doc) => {
      const value = date.run(doc)
      const zoneName = timezone?.run(doc)
      if (isNullish(value) || (timezone && isNullish(zoneName))) return null
      const zone = timezone ? zoneOf(zoneName) : UTC
      return part(toLocal(requireDate(value).getTime(), zone))
    })
  }
}

function partOperands(
  operand: unknown,
  scope: Scope,
  name: string,
): { date: Node; timezone: Node | undefined } {
  if (isDocument(operand) && !Object.keys(operand)[0]?.startsWith('$')) {
    for (const key of Object.keys(operand)) {
      if (key === 'date' || key === 'timezone') continue
      throw new MongoError(40535, `unrecognized option to ${name}: "${key}"`)
    }
    if (!Object.hasOwn(operand, 'date')) {
      throw new MongoError(40539, `missing 'date' argument to ${name}`)
    }
    const { timezone } = operand
    return {
      date: parse(operand['date'], scope),
      timezone: timezone === undefined ? undefined : parse(timezone, scope),
    }
  }
  if (Array.isArray(operand) && operand.length !== 1) {
    throw new MongoError(
      40536,
      `${name} accepts exactly one argument if given an array, but was given ${operand.length}`,
    )
  }
  const [date] = parseExactly(1, operand, scope, name)
  return { date: date ?? parse(null, scope), timezone: undefined }
}

function toParts(values: Readonly<Record<string, unknown>>): unknown {
  const zone = zoneFrom(values)
  const { date, iso8601 = false } = values
  if (iso8601 !== null && typeof iso8601 !== 'boolean') {
    throw new MongoError(40521, 'iso8601 must evaluate to a bool')
  }
  if (isNullish(date) || !zone || iso8601 === null) return null
  const local = toLocal(requireDate(date).getTime(), zone)
  const { year, month, day, ...time } = partsOf(local)
  const iso = isoWeek(local)
  const calendar: Record<string, number> = iso8601
    ? { isoWeekYear: iso.year, isoWeek: iso.week, isoDayOfWeek: isoDayOfWeek(local) }
    : { year, month, day }
  return integers({ ...calendar, ...time })
}

function integers(parts: Readonly<Record<string, number>>): Document {
  return Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, makeInt(value)]))
}

const ISO_NAMES = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek']
const CALENDAR_NAMES = ['year', 'month', 'day']

function parseFromParts(operand: unknown, scope: Scope, name: string): Node {
  const names = isDocument(operand) ? Object.keys(operand) : []
  const isIso = names.includes('isoWeekYear')
  const parser = named(FROM_PARTS, (values) => fromParts(values, isIso))
  if (isDocument(operand)) checkFromParts(names, isIso)
  return parser(operand, scope, name)
}

function checkFromParts(names: readonly string[], isIso: boolean): void {
  if (!isIso && !names.includes('year')) {
    throw new MongoError(
      40516,
      "$dateFromParts requires either 'year' or 'isoWeekYear' to be present",
    )
  }
  const mixed = names.some((name) => (isIso ? CALENDAR_NAMES : ISO_NAMES).includes(name))
  if (mixed) {
    throw new MongoError(
      isIso ? 40489 : 40525,
      '$dateFromParts does not allow mixing natural dates with ISO dates',
    )
  }
}

function fromParts(values: Readonly<Record<string, unknown>>, isIso: boolean): unknown {
  const zone = zoneFrom(values)
  const part = (name: string, fallback: number): number | null => datePart(values, name, fallback)
  const [year, month, day] = isIso
    ? [part('isoWeekYear', 1970), part('isoWeek', 1), part('isoDayOfWeek', 1)]
    : [part('year', 1970), part('month', 1), part('day', 1)]
  const [hour, minute, second] = [part('hour', 0), part('minute', 0), part('second', 0)]
  const millisecond = part('millisecond', 0)
  if (!zone || year === null || month === null || day === null) return null
  if (hour === null || minute === null || second === null || millisecond === null) return null
  if (year < 1 || year > 9999) {
    throw new MongoError(
      40523,
      `'year' must evaluate to an integer in the range 1 to 9999, found ${year}`,
    )
  }
  const time = utcTime(1970, 1, 1, hour, minute, second, millisecond)
  const date = isIso
    ? isoYearStart(year) + (month - 1) * WEEK + (day - 1) * DAY
    : utcTime(year, month, day)
  return new Date(fromLocal(date + time, zone))
}

function datePart(
  values: Readonly<Record<string, unknown>>,
  name: string,
  fallback: number,
): number | null {
  if (!Object.hasOwn(values, name)) return fallback
  const value = values[name]
  if (isNullish(value)) return null
  const integer = int32(value)
  if (integer !== undefined) return integer
  throw new MongoError(40515, `'${name}' must evaluate to an integer`)
}

import type { ObjectId, Timestamp } from 'bson'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish } from '../arguments'
import { UTC, type Zone, zoneOf } from './time-zone'

const UNITS = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'minute',
  'second',
  'millisecond',
] as const
export type Unit = (typeof UNITS)[number]

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The values MongoDB accepts as dates: dates, timestamps, object ids; else undefined. */
export function dateOf(value: unknown): Date | undefined {
  switch (typeName(value)) {
    case 'date':
      return value as Date
    case 'timestamp':
      return new Date(((value as Timestamp).getHighBits() >>> 0) * 1000)
    case 'objectId':
      return (value as ObjectId).getTimestamp()
    default:
      return undefined
  }
}

export function requireDate(value: unknown, code = 16006): Date {
  const date = dateOf(value)
  if (date) return date
  throw new MongoError(code, `can't convert from BSON type ${typeName(value)} to Date`)
}

/** The zone of a named operand: UTC if missing, undefined if null. */
export function zoneFrom(values: Readonly<Record<string, unknown>>): Zone | undefined {
  if (!Object.hasOwn(values, 'timezone')) return UTC
  const { timezone } = values
  return isNullish(timezone) ? undefined : zoneOf(timezone)
}

export function unitOf(value: unknown, notText: number, name: string): Unit {
  if (typeof value !== 'string') {
    throw new MongoError(
      notText,
      `${name} requires 'unit' to be a string, but got ${typeName(value)}`,
    )
  }
  const unit = UNITS.find((known) => known === value)
  if (unit) return unit
  throw new MongoError(
    9,
    `${name} parameter 'unit' value parsing failed :: unknown time unit value: ${value}`,
  )
}

/** First day of the week, 1 for Monday; default Sunday. */
export function weekStart(
  values: Readonly<Record<string, unknown>>,
  notText: number,
  name: string,
): number | undefined {
  if (!Object.hasOwn(values, 'startOfWeek')) return 7
  const { startOfWeek: value } = values
  if (isNullish(value)) return undefined
  if (typeof value !== 'string') {
    throw new MongoError(
      notText,
      `${name} requires 'startOfWeek' to be a string, but got ${typeName(value)}`,
    )
  }
  const index = WEEKDAYS.findIndex(
    (day) => day === value.toLowerCase() || day.slice(0, 3) === value.toLowerCase(),
  )
  if (index >= 0) return index + 1
  throw new MongoError(
    9,
    `${name} parameter 'startOfWeek' value parsing failed :: unknown day of week value: ${value}`,
  )
}

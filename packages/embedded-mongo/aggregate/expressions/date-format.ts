import { type Node, type Operators, type Scope, combine } from '../parse'
import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { isNullish, parseNamed } from '../arguments'
import { dayOfYear, isoDayOfWeek, isoWeek, partsOf, weekOfYear } from './calendar'
import { readDateText } from './date-text'
import { parseByFormat } from './date-parse'
import { requireDate } from './date-values'
import { offsetText, toLocal, UTC, type Zone, zoneOf } from './time-zone'

const TO_STRING = {
  required: ['date'],
  optional: ['format', 'timezone', 'onNull'],
  notObject: 18629,
  unknown: 18534,
  missing: 18628,
}
const FROM_STRING = {
  required: ['dateString'],
  optional: ['format', 'timezone', 'onError', 'onNull'],
  notObject: 40540,
  unknown: 40541,
  missing: 40542,
}
const FAILURE = 241
const DEFAULT_FORMAT = '%Y-%m-%dT%H:%M:%S.%LZ'

export const DATE_FORMATS: Operators = {
  $dateToString: parseToString,
  $dateFromString: parseFromString,
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const pad = (value: number, width: number): string => String(value).padStart(width, '0')

const SPECIFIERS: Readonly<Record<string, (local: number, time: number, zone: Zone) => string>> = {
  '%': () => '%',
  Y: (local) => year(partsOf(local).year),
  m: (local) => pad(partsOf(local).month, 2),
  d: (local) => pad(partsOf(local).day, 2),
  H: (local) => pad(partsOf(local).hour, 2),
  M: (local) => pad(partsOf(local).minute, 2),
  S: (local) => pad(partsOf(local).second, 2),
  L: (local) => pad(partsOf(local).millisecond, 3),
  j: (local) => pad(dayOfYear(local), 3),
  w: (local) => String((isoDayOfWeek(local) % 7) + 1),
  u: (local) => String(isoDayOfWeek(local)),
  U: (local) => pad(weekOfYear(local), 2),
  V: (local) => pad(isoWeek(local).week, 2),
  G: (local) => year(isoWeek(local).year),
  b: (local) => (MONTH_NAMES[partsOf(local).month - 1] ?? '').slice(0, 3),
  B: (local) => MONTH_NAMES[partsOf(local).month - 1] ?? '',
  z: (_local, time, zone) => offsetText(time, zone),
  Z: (_local, time, zone) => String(Math.round(zone.offsetAt(time) / 60_000)),
}

function year(value: number): string {
  if (value < 0 || value > 9999) {
    throw new MongoError(
      18537,
      `$dateToString is only defined on year 0-9999, tried to use year ${value}`,
    )
  }
  return pad(value, 4)
}

/** A constant format is checked when the expression is compiled, as MongoDB does. */
function parseToString(operand: unknown, scope: Scope, name: string): Node {
  const nodes = parseNamed(operand, TO_STRING, scope, name)
  const { date, format, timezone, onNull } = nodes
  return combine(Object.values(nodes), (doc) => {
    const pattern = format ? format.run(doc) : DEFAULT_FORMAT
    const value = date?.run(doc)
    const zoneName = timezone?.run(doc)
    if (isNullish(value)) return onNull ? onNull.run(doc) : null
    if (timezone && isNullish(zoneName)) return null
    if (isNullish(pattern)) return null
    if (typeof pattern !== 'string') {
      throw new MongoError(
        18533,
        `$dateToString requires that 'format' be a string, found: ${typeName(pattern)}`,
      )
    }
    return formatDate(requireDate(value).getTime(), pattern, timezone ? zoneOf(zoneName) : UTC)
  })
}

function formatDate(time: number, format: string, zone: Zone): string {
  const local = toLocal(time, zone)
  let text = ''
  for (let i = 0; i < format.length; i++) {
    const character = format.charAt(i)
    if (character !== '%') {
      text += character
      continue
    }
    const letter = format.charAt(++i)
    if (letter === '') throw new MongoError(18535, "Unmatched '%' at end of format string")
    const specifier = Object.hasOwn(SPECIFIERS, letter) ? SPECIFIERS[letter] : undefined
    if (!specifier) {
      throw new MongoError(18536, `Invalid format character '%${letter}' in format string`)
    }
    text += specifier(local, time, zone)
  }
  return text
}

function parseFromString(operand: unknown, scope: Scope, name: string): Node {
  const nodes = parseNamed(operand, FROM_STRING, scope, name)
  const { dateString, format, timezone, onError, onNull } = nodes
  return combine(Object.values(nodes), (doc) => {
    const text = dateString?.run(doc)
    const zoneName = timezone?.run(doc)
    const pattern = format?.run(doc)
    const zone = timezone && !isNullish(zoneName) ? zoneOf(zoneName) : UTC
    if (format && !isNullish(pattern) && typeof pattern !== 'string') {
      throw new MongoError(
        40684,
        `$dateFromString requires that 'format' be a string, found: ${typeName(pattern)}`,
      )
    }
    if (isNullish(text)) return onNull ? onNull.run(doc) : null
    if ((timezone && isNullish(zoneName)) || (format && isNullish(pattern))) return null
    try {
      return readDate(
        text,
        typeof pattern === 'string' ? pattern : undefined,
        zone,
        timezone !== undefined,
      )
    } catch (error) {
      if (onError && error instanceof MongoError && error.code === FAILURE) return onError.run(doc)
      throw error
    }
  })
}

function readDate(text: unknown, format: string | undefined, zone: Zone, givenZone: boolean): Date {
  if (typeof text !== 'string') {
    const message = `$dateFromString requires that 'dateString' be a string, found: ${typeName(text)}`
    throw new MongoError(FAILURE, message)
  }
  const read = format === undefined ? readDateText(text, zone) : parseByFormat(text, format, zone)
  if (!read)
    throw new MongoError(FAILURE, `an incomplete date/time string has been found: '${text}'`)
  if (read.hasZone && givenZone) {
    const message = `you cannot pass in a date/time string with time zone information together with a timezone argument`
    throw new MongoError(FAILURE, message)
  }
  return read.date
}

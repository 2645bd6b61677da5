import { typeName } from '../../bson/types'
import { MongoError } from '../../errors'

/** A time zone: how many milliseconds its clocks are ahead of UTC at an instant. */
export type Zone = { name: string; offsetAt(time: number): number }

export const UTC: Zone = { name: 'UTC', offsetAt: () => 0 }
const OFFSET = /^([+-])(\d{2}):?(\d{2})?$/
const MINUTE = 60_000
const known = new Map<string, Zone>([
  ['UTC', UTC],
  ['GMT', UTC],
  ['Z', UTC],
])

/** Parses an Olson name or an offset such as +05:30. */
export function zoneOf(value: unknown): Zone {
  if (typeof value !== 'string') {
    throw new MongoError(40517, `timezone must evaluate to a string, found ${typeName(value)}`)
  }
  const found = known.get(value)
  if (found) return found
  const zone = fixedZone(value) ?? namedZone(value)
  known.set(value, zone)
  return zone
}

function fixedZone(text: string): Zone | undefined {
  const match = OFFSET.exec(text)
  if (!match) return undefined
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0)
  const offset = (match[1] === '-' ? -minutes : minutes) * MINUTE
  return { name: text, offsetAt: () => offset }
}

function namedZone(name: string): Zone {
  const formatter = formatterOf(name)
  return {
    name,
    offsetAt(time) {
      if (!Number.isFinite(time)) return 0
      const whole = Math.floor(time / 1000) * 1000
      return wallTime(formatter, whole) - whole
    },
  }
}

function formatterOf(name: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    throw new MongoError(40485, `unrecognized time zone identifier: "${name}"`)
  }
}

function wallTime(formatter: Intl.DateTimeFormat, time: number): number {
  const parts = new Map(formatter.formatToParts(time).map(({ type, value }) => [type, value]))
  const field = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type))
  const year = parts.get('era') === 'BC' ? 1 - field('year') : field('year')
  return utcTime(
    year,
    field('month'),
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  )
}

/** Milliseconds of a UTC date by its parts, month from 1; parts may be out of range and carry. */
export function utcTime(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
  millisecond = 0,
): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second, millisecond)
  return date.getTime()
}

/** The time on the zone's clocks, as if it were UTC. */
export function toLocal(time: number, zone: Zone): number {
  return time + zone.offsetAt(time)
}

/** The instant at which the zone's clocks show a time; of two, the earlier one. */
export function fromLocal(local: number, zone: Zone): number {
  const before = zone.offsetAt(local - 24 * 60 * MINUTE)
  if (zone.offsetAt(local - before) === before) return local - before
  const after = zone.offsetAt(local + 24 * 60 * MINUTE)
  // A local time skipped by the clocks uses the offset before the change.
  return zone.offsetAt(local - after) === after ? local - after : local - before
}

/** "+0530", as %z writes it. */
export function offsetText(time: number, zone: Zone): string {
  const minutes = Math.round(zone.offsetAt(time) / MINUTE)
  const pad = (value: number): string => String(value).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`
}

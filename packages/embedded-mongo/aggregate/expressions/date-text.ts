import { fromLocal, UTC, utcTime, type Zone, zoneOf } from './time-zone'

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*([Zz]|[+-]\d{2}(?::?\d{2})?|[A-Za-z]+(?:\/[A-Za-z_]+)*)?$/

export type DateText = { date: Date; hasZone: boolean }

const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|[\sT])/

/** Parses ISO 8601 or month/day/year, in the zone of the text or else in the given one. */
export function readDateText(text: string, zone: Zone = UTC): DateText | undefined {
  const match = ISO.exec(text.trim().replace(AMERICAN, '$3-$1-$2'))
  if (!match) return undefined
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', name] = match
  const fields = [year, month, day, hour, minute, second].map(Number)
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = fields
  const lastDay = new Date(utcTime(y, m + 1, 0)).getUTCDate()
  if (m < 1 || m > 12 || d < 1 || d > lastDay || h > 24 || min > 59 || s > 59) return undefined
  const millisecond = Number(fraction.padEnd(3, '0').slice(0, 3))
  const local = utcTime(y, m, d, h, min, s, millisecond)
  const textZone =
    name === undefined ? undefined : zoneOf(name.toUpperCase() === 'Z' ? 'UTC' : name)
  return { date: new Date(fromLocal(local, textZone ?? zone)), hasZone: textZone !== undefined }
}

export function parseDateText(text: string): Date | undefined {
  try {
    return readDateText(text)?.date
  } catch {
    return undefined
  }
}

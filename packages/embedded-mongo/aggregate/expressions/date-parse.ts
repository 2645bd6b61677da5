import { MongoError } from '../../errors'
import { escapeText } from '../../query/regex'
import { isoYearStart, DAY, WEEK } from './calendar'
import type { DateText } from './date-text'
import { fromLocal, utcTime, type Zone, zoneOf } from './time-zone'

const PATTERNS: Readonly<Record<string, string>> = {
  Y: '(\\d{1,4})',
  m: '(\\d{1,2})',
  d: '(\\d{1,2})',
  H: '(\\d{1,2})',
  M: '(\\d{1,2})',
  S: '(\\d{1,2})',
  L: '(\\d{1,3})',
  j: '(\\d{1,3})',
  G: '(\\d{1,4})',
  V: '(\\d{1,2})',
  u: '([1-7])',
  b: '([A-Za-z]{3})',
  B: '([A-Za-z]+)',
  z: '([Zz]|[+-]\\d{2}:?\\d{2}|[A-Za-z]+(?:\\/[A-Za-z_]+)*)',
  Z: '([+-]?\\d+)',
}
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'

/** Parses a date by a format; undefined if the text does not match. */
export function parseByFormat(text: string, format: string, zone: Zone): DateText | undefined {
  const { regex, letters } = compile(format)
  const match = regex.exec(text)
  if (!match) return undefined
  const fields = new Map(letters.map((letter, i) => [letter, match[i + 1] ?? '']))
  const local = localTime(fields)
  if (local === undefined) return undefined
  const textZone = ownZone(fields)
  return { date: new Date(fromLocal(local, textZone ?? zone)), hasZone: textZone !== undefined }
}

function compile(format: string): { regex: RegExp; letters: string[] } {
  const letters: string[] = []
  let source = ''
  for (let i = 0; i < format.length; i++) {
    const character = format.charAt(i)
    if (character !== '%') {
      source += escapeText(character)
      continue
    }
    const letter = format.charAt(++i)
    if (letter === '%') source += '%'
    else {
      const pattern = Object.hasOwn(PATTERNS, letter) ? PATTERNS[letter] : undefined
      if (pattern === undefined) {
        throw new MongoError(18536, `Invalid format character '%${letter}' in format string`)
      }
      letters.push(letter)
      source += pattern
    }
  }
  return { regex: new RegExp(`^${source}$`), letters }
}

function localTime(fields: ReadonlyMap<string, string>): number | undefined {
  const number = (letter: string, fallback: number): number =>
    fields.has(letter) ? Number(fields.get(letter)) : fallback
  const time =
    utcTime(1970, 1, 1, number('H', 0), number('M', 0), number('S', 0)) +
    Number((fields.get('L') ?? '0').padEnd(3, '0'))
  if (fields.has('G')) {
    const week = number('V', 1)
    if (week < 1 || week > 53) return undefined
    return isoYearStart(number('G', 0)) + (week - 1) * WEEK + (number('u', 1) - 1) * DAY + time
  }
  if (!fields.has('Y')) return undefined
  const year = number('Y', 0)
  if (fields.has('j')) return utcTime(year, 1, number('j', 1)) + time
  const month = monthOf(fields) ?? number('m', 0)
  const day = number('d', 0)
  const lastDay = new Date(utcTime(year, month + 1, 0)).getUTCDate()
  if (month < 1 || month > 12 || day < 1 || day > lastDay || number('H', 0) > 24) return undefined
  return utcTime(year, month, day) + time
}

function monthOf(fields: ReadonlyMap<string, string>): number | undefined {
  const name = fields.get('b') ?? fields.get('B')
  if (name === undefined) return undefined
  const index = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
  return index < 0 || index % 3 !== 0 ? undefined : index / 3 + 1
}

function ownZone(fields: ReadonlyMap<string, string>): Zone | undefined {
  const name = fields.get('z')
  if (name !== undefined) return zoneOf(name.toUpperCase() === 'Z' ? 'UTC' : name)
  const minutes = fields.get('Z')
  if (minutes === undefined) return undefined
  const offset = Number(minutes) * 60_000
  return { name: minutes, offsetAt: () => offset }
}

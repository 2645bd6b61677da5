import { DAY_MS } from '@/lib/durations'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** `month` counts from 1. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

/** `21 November 2026`, in UTC. */
export function longDay(date: string | Date): string {
  const day = new Date(date)
  return `${day.getUTCDate()} ${monthName(day.getUTCMonth() + 1)} ${day.getUTCFullYear()}`
}

/** `21 Nov 2026`, in UTC. */
export function shortDay(date: string | Date): string {
  const [day, month = '', year] = longDay(date).split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}

export function isoDay(iso: string): string {
  return iso.slice(0, 10)
}

/** The day so many days later, YYYY-MM-DD; days before it are negative. */
export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * DAY_MS).toISOString())
}

/** The first day of its week, YYYY-MM-DD. */
export function mondayOf(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return isoDay(date.toISOString())
}

/** `2026-11-21 08:14`, in this time zone. */
export function isoMinute(iso: string, timeZone = 'UTC'): string {
  if (timeZone === 'UTC') return iso.slice(0, 16).replace('T', ' ')
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone } as const
  // Swedish dates are written as in ISO 8601.
  return new Date(iso).toLocaleString('sv-SE', format)
}

export function isoTime(iso: string): string {
  return iso.slice(11, 16)
}

/** `Sat, 21 Nov 2026 08:14:00 GMT` */
export function utcDate(date: string): string {
  return new Date(date).toUTCString()
}

/** `0:24`, without hours. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** `7 h 40 min` or `40 min`, of whole minutes. */
export function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

/** `45 seconds`, `3 minutes` or `2 hours`, rounded up. */
export function waitTime(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

/** `Please try again in 24 minutes.` */
export function waitText(seconds: number): string {
  return `Please try again in ${waitTime(seconds)}.`
}

/** `1 284`, with thin spaces. */
export function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '\u2009')
}

/** `€1 000.00`, with thin spaces (G-116). */
export function price(euros: number): string {
  const [whole, cents] = euros.toFixed(2).split('.')
  return `€${count(Number(whole))}.${cents}`
}

export function counted(number: number, noun: string): string {
  return `${count(number)} ${noun}${number === 1 ? '' : 's'}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `640 B`, `12 kB`, `1.4 MB` or `3.2 GB` */
export function dataSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  if (bytes < 999_950_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`
}

/** `8 MB` or `512 kB`, of a limit in powers of 1024. */
export function sizeLimit(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 ** 2 ? `${bytes / 1024} kB` : `${bytes / 1024 ** 2} MB`
}

/** `a, b and c` */
export function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed()
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

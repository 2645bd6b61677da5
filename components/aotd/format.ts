import type { ColourDay } from '@/lib/aotd/schema'

const SHORT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const LONG = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `21 Nov 2026` of an art day. */
export function shortDay(dateKey: string): string {
  // The newer tables write Sept, the look wants three letters.
  return SHORT.format(new Date(dateKey)).replace('Sept', 'Sep')
}

/** `21 November 2026` of an art day. */
export function longDay(dateKey: string): string {
  return LONG.format(new Date(dateKey))
}

/** What the colours are those of, in words. */
export function coloursOf({ dateKey, isSample }: ColourDay): string {
  return `The colours of ${longDay(dateKey)}${isSample ? ', a sample' : ''}`
}

/** `0:24` of a number of seconds; hours are counted as minutes. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Thousands parted by thin spaces. */
export function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '\u2009')
}

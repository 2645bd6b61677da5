import { MINUTE_MS, SECOND_MS } from '@/lib/durations'
import { readNumber } from '@/lib/cookbook/scale/read-number'
import { findTimers } from '@/lib/cookbook/timers/find-timers'
import { anyOf, matchAt, wordsFor } from '@/lib/cookbook/words/languages'

const DAYS =
  /[\s-]*(?:days?|Tage?n?|d|(?:ημ|μ)[έε]ρ(?:α|ες)|jours?|giorn[oi]|d[ií]as?)(?!['’]?\p{L})/iuy
const TOTAL =
  /(?<!\p{L})(?:total[eo]?|(?:ins)?gesamt(?:zeit)?|en tout|in all|σ[υύ]νολο|συνολικ\p{L}+)(?!\p{L})/iu
const BEFORE_TOTAL = /^\s*(?:in\s+)?$/u
const LABEL =
  /^(?:\s*(?:time|zeit|dauer|χρ[οό]νος))?[\s:=~≈]*(?:(?:ca\.?|circa|about|approx\.?|around|etwa|environ|env\.|περίπου)\s*)?$/iu
/** What follows is a part of the time, unless the bracket adds it: `(plus 1 h rest)`. */
const PARTS =
  /\((?!\s*(?:\+|plus|und|and|et|e|y|και)(?!\p{L}))[^()]*\)|[,;]?\s(?:incl(?:uding|\.)|inkl(?:usive|\.)|davon|of which|dont|di cui|incluid[ao]s?|de l[ao]s cuales|εκ των οποίων)(?!\p{L}).*/giu
const TIMES = /(?<![\d.,])(\d)\s*[x×]\s*$/u
/** Between two times of which one is meant: `8 hours on low or 4 hours on high` */
const OTHERWISE = new RegExp(
  `(?<!\\p{L})(?:${anyOf(wordsFor('or'))}\\s+|(?:high|low)\\s?[,;/]\\s?)$`,
  'iu',
)
const BARE_MINUTES = /^\d{1,3}$/
const ISO = /^p\s?t?\s?\d[\d.,\sa-z]{0,100}$/i
const ISO_PART =
  /(t?)\s*(\d{1,8}(?:[.,]\d{1,6})?)\s*(y|w|d(?:ays?)?|h(?:ours?|rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)/gi
const ISO_MINUTES: Readonly<Record<string, number>> = {
  w: 7 * 1440,
  d: 1440,
  h: 60,
  m: 1,
  s: 1 / 60,
}
const CLOCK =
  /(?<![\d:])(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?!\d)(?:\s*(?:h|hours?|hrs?|Std\.?|Stunden?)(?!\p{L}))?/giu

/** It reads free text such as `1 h 20 mins` and ISO 8601; a range counts by its end (G-76). */
export function minutesOf(time: string): number | null {
  const text = time.trim()
  if (BARE_MINUTES.test(text)) return Number(text) || null
  const minutes = ISO.test(text) ? isoMinutes(text) : wordMinutes(text)
  return minutes > 0 ? minutes : null
}

/** The letters count, not their place: sites forget the `T`, or write it too early. */
function isoMinutes(text: string): number {
  let isTime = !/t\s*\d/i.test(text)
  let minutes = 0
  // `PT1H30` lacks the last letter.
  const parts = text.slice(1).replace(/h\s*(\d{1,2})$/i, 'h$1m')
  for (const [, t, figure = '', unit = ''] of parts.matchAll(ISO_PART)) {
    isTime ||= t !== ''
    const letter = unit.charAt(0).toLowerCase()
    const isMonth = letter === 'm' && !isTime
    const perUnit = isMonth || letter === 'y' ? Infinity : (ISO_MINUTES[letter] ?? 0)
    const value = Number(figure.replace(',', '.'))
    minutes += value === 0 ? 0 : value * perUnit
  }
  return Math.round(minutes)
}

function wordMinutes(text: string): number {
  const plain = text.replace(CLOCK, '$1 h $2 min')
  const whole = plain.replace(PARTS, '')
  const seconds = secondsIn(whole) || secondsIn(plain)
  return daysOf(plain) * 24 * 60 + Math.round((seconds * SECOND_MS) / MINUTE_MS)
}

/** The total where it is said, or all times together; the longest of those of which one is meant. */
function secondsIn(text: string): number {
  const timers = findTimers(text)
  const found = TOTAL.exec(text)
  if (found) {
    const [start, end] = [found.index, found.index + found[0].length]
    const total =
      timers.find(({ from }) => from >= end && LABEL.test(text.slice(end, from))) ??
      timers.find(({ to }) => to <= start && BEFORE_TOTAL.test(text.slice(to, start)))
    if (total) return total.high
  }
  let [sum, last] = [0, 0]
  for (const { from, high } of timers) {
    const before = text.slice(0, from)
    const seconds = Number(TIMES.exec(before)?.[1] ?? 1) * high
    const isOther = last > 0 && OTHERWISE.test(before)
    sum += isOther ? Math.max(0, seconds - last) : seconds
    last = isOther ? Math.max(last, seconds) : seconds
  }
  return sum
}

function daysOf(time: string): number {
  for (let at = 0; at < time.length; at++) {
    const number = readNumber(time, at)
    if (number && matchAt(DAYS, time, number.end)) return number.value
    if (number) at = number.end - 1
  }
  return 0
}

/** `PT1H20M`; null where the text cannot be read. */
export function isoDuration(time: string): string | null {
  const minutes = minutesOf(time)
  if (minutes === null) return null
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}

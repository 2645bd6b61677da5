import { MINUTE_MS, SECOND_MS } from '@/lib/durations'
import { readNumber } from '@/lib/cookbook/scale/read-number'
import { findTimers } from '@/lib/cookbook/timers/find-timers'
import { matchAt } from '@/lib/cookbook/words/languages'

const DAYS =
  /[\s-]*(?:days?|Tage?n?|ημέρ(?:α|ες)|μέρ(?:α|ες)|jours?|giorn[oi]|d[ií]as?)(?!\p{L})/iuy
const BARE_MINUTES = /^\d{1,3}$/

/** `time` is free text such as "1 h 20 mins"; a range counts by its end (G-76). */
export function minutesOf(time: string): number | null {
  if (BARE_MINUTES.test(time)) return Number(time)
  const seconds = findTimers(time).reduce((sum, { high }) => sum + high, 0)
  const minutes = daysOf(time) * 24 * 60 + Math.round((seconds * SECOND_MS) / MINUTE_MS)
  return minutes > 0 ? minutes : null
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

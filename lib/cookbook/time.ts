import { MINUTE_MS, SECOND_MS } from '@/lib/durations'
import { findTimers } from '@/lib/cookbook/timers/find-timers'

const DAYS = /(\d{1,2})\s*(?:days?|Tage?|ημέρ(?:α|ες))(?!\p{L})/iu
const BARE_MINUTES = /^\d{1,3}$/

/** `time` is free text such as "1 h 20 mins"; a range counts by its end (G-76). */
export function minutesOf(time: string): number | null {
  if (BARE_MINUTES.test(time)) return Number(time)
  const days = Number(DAYS.exec(time)?.[1] ?? 0)
  const seconds = findTimers(time).reduce((sum, { high }) => sum + high, 0)
  const minutes = days * 24 * 60 + Math.round((seconds * SECOND_MS) / MINUTE_MS)
  return minutes > 0 ? minutes : null
}

/** `PT1H20M`; null where the text cannot be read. */
export function isoDuration(time: string): string | null {
  const minutes = minutesOf(time)
  if (minutes === null) return null
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}

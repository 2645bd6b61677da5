import { PRIORITY_END } from '@/lib/aotd/catalogue'
import { MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { isoDay } from '@/lib/format'

function startOffsetMs(): number {
  return sinceMidnight(env().AOTD_DAY_START_UTC)
}

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}

/** The art day at an instant, YYYY-MM-DD (G-45). */
export function artDayOf(at: Date): string {
  return isoDay(new Date(artDayTime(at)).toISOString())
}

/** It is in milliseconds, with midnight at the start of each art day. */
export function artDayTime(at: Date): number {
  return at.getTime() - startOffsetMs()
}

export function artDayStart(dateKey: string): Date {
  return new Date(midnight(dateKey) + startOffsetMs())
}

export function priorityEnd(dateKey: string): Date {
  return new Date(midnight(dateKey) + sinceMidnight(PRIORITY_END))
}

export function isPriorityWindow(dateKey: string, at: Date): boolean {
  return at >= artDayStart(dateKey) && at < priorityEnd(dateKey)
}

export function priorityLeftMs(dateKey: string, at: Date): number {
  if (!isPriorityWindow(dateKey, at)) return 0
  return priorityEnd(dateKey).getTime() - at.getTime()
}

function midnight(dateKey: string): number {
  return Date.parse(`${dateKey}T00:00:00.000Z`)
}

import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { isoDay } from '@/lib/format'

const PRIORITY_END_MS = (9 * 60 + 40) * MINUTE_MS

function startOffsetMs(): number {
  const [hours, minutes] = env().AOTD_DAY_START_UTC.split(':').map(Number)
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS
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

export function addDays(dateKey: string, days: number): string {
  return isoDay(new Date(midnight(dateKey) + days * DAY_MS).toISOString())
}

export function priorityEnd(dateKey: string): Date {
  return new Date(midnight(dateKey) + PRIORITY_END_MS)
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

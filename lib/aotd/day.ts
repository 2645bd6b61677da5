import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'

/** Until this time of the art day its birthday users come first. */
const PRIORITY_END_MS = (9 * 60 + 40) * MINUTE_MS

/** How long after midnight UTC an art day starts. */
function startOffsetMs(): number {
  const [hours, minutes] = env().AOTD_DAY_START_UTC.split(':').map(Number)
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * MINUTE_MS
}

/** The art day at an instant, YYYY-MM-DD: the one function for art, streaks and emoji dates (G-45). */
export function artDayOf(at: Date): string {
  return new Date(at.getTime() - startOffsetMs()).toISOString().slice(0, 10)
}

/** The first instant of an art day. */
export function artDayStart(dateKey: string): Date {
  return new Date(midnight(dateKey) + startOffsetMs())
}

/** The art day `days` later; negative for earlier ones. */
export function addDays(dateKey: string, days: number): string {
  return new Date(midnight(dateKey) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether birthday users come first at this instant of an art day: from its start to 09:40 UTC. */
export function isPriorityWindow(dateKey: string, at: Date): boolean {
  return at >= artDayStart(dateKey) && at.getTime() < midnight(dateKey) + PRIORITY_END_MS
}

/** For how many milliseconds birthday users still come first; 0 outside of their time. */
export function priorityLeftMs(dateKey: string, at: Date): number {
  if (!isPriorityWindow(dateKey, at)) return 0
  return midnight(dateKey) + PRIORITY_END_MS - at.getTime()
}

function midnight(dateKey: string): number {
  return Date.parse(`${dateKey}T00:00:00.000Z`)
}

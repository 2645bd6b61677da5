import { readFileSync, statSync } from 'node:fs'
import { env } from '@/lib/env'
import { addDays, isoDay } from '@/lib/format'

const startedAt = performance.timeOrigin

/** Log lines, TTL fields and time-outs use it, as no test clock moves it (G-14). */
export function realNow(): Date {
  return new Date()
}

/** The time of all rules; `TEST_CLOCK` sets it in tests (G-14). */
export function now(): Date {
  return new Date(nowMs())
}

export function nowMs(): number {
  const { APP_ENV, TEST_CLOCK } = env()
  return APP_ENV === 'test' && TEST_CLOCK ? testTime(TEST_CLOCK) : Date.now()
}

/** It is the day of UTC, as `YYYY-MM-DD`. */
export function today(): string {
  return isoDay(now().toISOString())
}

export function lastDays(count: number): string[] {
  const newest = today()
  return Array.from({ length: count }, (_, i) => addDays(newest, -i))
}

/** `times` are ISO instants; undefined means that there are none. */
export function newestOf(times: readonly string[]): string | undefined {
  return times.toSorted().at(-1)
}

function testTime(setting: string): number {
  const real = realNow().getTime()
  // Date.parse accepts many a file path too.
  const instant = /^\d{4}-\d{2}-\d{2}T/.test(setting) ? Date.parse(setting) : NaN
  if (!Number.isNaN(instant)) return instant + (real - startedAt)
  const written = Date.parse(readFileSync(setting, 'utf8').trim())
  if (Number.isNaN(written)) throw new Error('TEST_CLOCK names a file without an ISO instant')
  // The file's mtime is finer than a millisecond; time must not run backwards.
  return written + Math.max(0, real - statSync(setting).mtimeMs)
}

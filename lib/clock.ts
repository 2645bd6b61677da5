import { readFileSync, statSync } from 'node:fs'
import { env } from '@/lib/env'

const startedAt = performance.timeOrigin

/** Real time, for what a moved clock must not touch: log lines, TTL fields (G-14), time-outs. */
export function realNow(): Date {
  return new Date()
}

/** The present as every rule of the site sees it; `TEST_CLOCK` moves it in tests (G-14). */
export function now(): Date {
  const { APP_ENV, TEST_CLOCK } = env()
  if (APP_ENV !== 'test' || !TEST_CLOCK) return realNow()
  return new Date(testTime(TEST_CLOCK))
}

/** `now()` in milliseconds since 1970. */
export function nowMs(): number {
  return now().getTime()
}

function testTime(setting: string): number {
  const real = realNow().getTime()
  // Asked for by its form: the parser makes something of many a path, too.
  const instant = /^\d{4}-\d{2}-\d{2}T/.test(setting) ? Date.parse(setting) : NaN
  if (!Number.isNaN(instant)) return instant + (real - startedAt)
  const written = Date.parse(readFileSync(setting, 'utf8').trim())
  if (Number.isNaN(written)) throw new Error('TEST_CLOCK names a file without an ISO instant')
  // A file keeps time finer than this clock does: within a millisecond nothing may run backwards.
  return written + Math.max(0, real - statSync(setting).mtimeMs)
}

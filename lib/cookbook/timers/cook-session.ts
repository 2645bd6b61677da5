import { HOUR_MS } from '@/lib/durations'

export type RunningTimer = {
  id: string
  /** It is what stands in the step: `20–25 minutes`. */
  label: string
  /** It counts from 0. */
  step: number
  /** It is in ms since 1970. */
  endsAt: number
}

export type CookSession = {
  isOpen: boolean
  step: number
  timers: readonly RunningTimer[]
}

export const NEW_SESSION: CookSession = { isOpen: false, step: 0, timers: [] }

/** A timer that ended longer ago than this is of another meal. */
const FORGOTTEN_MS = 12 * HOUR_MS

/** Negative once it has ended. */
export function secondsLeft({ endsAt }: RunningTimer, nowMs: number): number {
  return Math.ceil((endsAt - nowMs) / 1000)
}

/** `1:05:00` or `4:30`; `0:00` once it has ended. */
export function countdown(seconds: number): string {
  const left = Math.max(0, seconds)
  const [h, m, s] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60]
  const minutes = h > 0 ? String(m).padStart(2, '0') : String(m)
  return [...(h > 0 ? [h] : []), minutes, String(s).padStart(2, '0')].join(':')
}

/** The storage may hold anything; what cannot be read is a new session. */
export function parseSession(text: string, steps: number, nowMs: number): CookSession {
  const stored = parse(text)
  if (!stored) return NEW_SESSION
  const timers = (Array.isArray(stored.timers) ? stored.timers : []).filter(isTimer)
  const step = typeof stored.step === 'number' && Number.isInteger(stored.step) ? stored.step : 0
  return {
    isOpen: stored.isOpen === true,
    step: Math.min(Math.max(0, step), Math.max(0, steps - 1)),
    timers: timers.filter(({ endsAt }) => endsAt > nowMs - FORGOTTEN_MS),
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}

function isTimer(value: unknown): value is RunningTimer {
  if (typeof value !== 'object' || value === null) return false
  const { id, label, step, endsAt } = { ...value } as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    typeof step === 'number' &&
    typeof endsAt === 'number'
  )
}

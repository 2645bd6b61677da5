import { HOUR_MS } from '@/lib/durations'
import { type Fields, isObject, parseJson } from '@/lib/json-fields'

export type RunningTimer = {
  /** It is the same for one time in one step of a recipe. */
  id: string
  /** It is what stands in the step: `20–25 minutes`. */
  label: string
  /** It counts from 0. */
  step: number
  /** It is in ms since 1970. */
  endsAt: number
  /** It rings once, in whichever page sees its end first. */
  hasRung: boolean
  title: string
}

export type CookSession = {
  isOpen: boolean
  step: number
  room: string | null
}

export const NEW_SESSION: CookSession = { isOpen: false, step: 0, room: null }

/** What was left alone for longer is of another meal. */
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

export function writeSession(session: CookSession, nowMs: number): string {
  return JSON.stringify({ ...session, changedAt: nowMs })
}

/** The storage may hold anything; what cannot be read or is too old is a new session. */
export function parseSession(text: string, steps: number, nowMs: number): CookSession {
  const { isOpen, step, room, changedAt } = toFields(parseJson(text))
  if (typeof changedAt !== 'number' || changedAt <= nowMs - FORGOTTEN_MS) return NEW_SESSION
  const wanted = typeof step === 'number' && Number.isInteger(step) ? step : 0
  return {
    isOpen: isOpen === true,
    step: Math.min(Math.max(0, wanted), Math.max(0, steps - 1)),
    room: typeof room === 'string' ? room : null,
  }
}

export function parseTimers(text: string, nowMs: number): RunningTimer[] {
  const stored = parseJson(text)
  const timers = (Array.isArray(stored) ? stored : []).filter(isTimer)
  return timers.filter(({ endsAt }) => endsAt > nowMs - FORGOTTEN_MS)
}

const toFields = (value: unknown): Fields => (isObject(value) ? value : {})

function isTimer(value: unknown): value is RunningTimer {
  const { id, label, step, endsAt, hasRung, title } = toFields(value)
  return (
    [id, label, title].every((text) => typeof text === 'string') &&
    [step, endsAt].every((number) => typeof number === 'number') &&
    typeof hasRung === 'boolean'
  )
}

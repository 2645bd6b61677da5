import { LRUCache } from 'lru-cache'
import { nowMs } from '@/lib/clock'
import { MINUTE_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { GENERAL_PER_MINUTE, CACHED_PER_MINUTE, PICTURES_PER_MINUTE } from '@/lib/http/rate-limit'

/** Each kind has windows of its own; a monitor at a busy address still hears from the site. */
export type CallKind = 'general' | 'pictures' | 'cached' | 'health'

const PER_MINUTE: Record<CallKind, number> = {
  general: GENERAL_PER_MINUTE,
  pictures: PICTURES_PER_MINUTE,
  cached: CACHED_PER_MINUTE,
  health: GENERAL_PER_MINUTE,
}

type Window = { count: number; endsAt: number }

/** Counts a call, or returns the seconds to wait (G-13, G-111); pages and refusals count too. */
export function generalLimit(): (kind: CallKind, caller: string) => number | undefined {
  const windows = new LRUCache<string, Window>({ max: 50_000 })
  return (kind, caller) => {
    if (env().RATE_LIMIT === 'off') return undefined
    const time = nowMs()
    const key = `${kind} ${caller}`
    const window = windows.get(key)
    if (!window || window.endsAt <= time) {
      windows.set(key, { count: 1, endsAt: time + MINUTE_MS })
      return undefined
    }
    if (window.count >= PER_MINUTE[kind]) {
      return Math.max(1, Math.ceil((window.endsAt - time) / 1000))
    }
    window.count++
    return undefined
  }
}

import { LRUCache } from 'lru-cache'
import { artDayTime } from '@/lib/aotd/day'
import { areCurrent, cacheState, readChanges, REFRESH_MS } from '@/lib/cache'
import { nowMs } from '@/lib/clock'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { perEnv } from '@/lib/env'
import type { Dependencies } from '@/lib/pages/dependency-tracking'
import type { CachedAnswer } from './cached-answer'

/** It limits all cached answers, each in three encodings. */
const MAX_BYTES = 24 * 1024 * 1024
/** It keeps what counts minutes right by the minute. */
const MAX_AGE_MS = MINUTE_MS
/** How long an old one is given out while it is made anew. */
const STALE_WHILE_REVALIDATE_MS = 10_000
/** Reads changes early, so that no visitor of a busy site waits for them. */
const READ_AHEAD_MS = REFRESH_MS / 2

type Beginning = {
  /** `madeAt` follows the clock of all rules; `days` counts the days of UTC and of art (G-45). */
  madeAt: number
  days: number
  /** No other process has changed what it shows up to this `performance.now()`. */
  rightAt: number
}

type Entry = Beginning & {
  answer: CachedAnswer
  versions: Dependencies['versions']
  /** Its tags were looked at last then, by the counters of the cache. */
  changes: number
  ownChanges: number
}

export type Found = { answer: CachedAnswer; isStale: boolean }

type CacheStore = {
  /** Whether it was cached, even if it may no longer be given out. */
  knows: (address: string) => boolean
  /** Undefined where there is none that may be given out now; an old one is to be made anew. */
  find: (address: string) => Found | undefined
  /** Called before an answer is made; the result keeps it, or drops the former one. */
  begin: (address: string) => (made?: { answer: CachedAnswer; dependencies: Dependencies }) => void
}

export function cacheStore(): CacheStore {
  const artTime = perEnv(() => artDayTime(new Date(0)))
  /** A number that changes with the day of UTC and with the art day. */
  const dayCount = (at: number) => Math.floor(at / DAY_MS) + Math.floor((at + artTime()) / DAY_MS)
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, address) => answer.bytes + address.length + 4096,
  })

  return {
    knows: (address) => entries.has(address),

    find(address) {
      const entry = entries.get(address)
      if (!entry) return undefined
      const at = nowMs()
      const age = at - entry.madeAt
      if (age < 0 || age >= MAX_AGE_MS + STALE_WHILE_REVALIDATE_MS || entry.days !== dayCount(at))
        return undefined
      const time = performance.now()
      const { readAt, changes, ownChanges } = cacheState()
      if (time - readAt >= REFRESH_MS) return undefined
      if (time - readAt >= READ_AHEAD_MS) readChanges().catch(() => {})
      if (entry.changes !== changes) {
        if (!areCurrent(entry.versions)) {
          // A write of this process shows at once, one of another process within a second.
          const isLate = time - entry.rightAt >= REFRESH_MS
          if (entry.ownChanges !== ownChanges || isLate) return undefined
          return { answer: entry.answer, isStale: true }
        }
        Object.assign(entry, { changes, ownChanges })
      }
      entry.rightAt = readAt
      return { answer: entry.answer, isStale: age >= MAX_AGE_MS }
    },

    begin(address) {
      const { changes, ownChanges, readAt } = cacheState()
      const at = nowMs()
      const beginning = { days: dayCount(at), madeAt: at, rightAt: readAt }
      return (made) => {
        if (!made) return void entries.delete(address)
        entries.set(address, {
          ...beginning,
          answer: made.answer,
          versions: made.dependencies.versions,
          // Looked at with the first request, as there may have been a change meanwhile.
          changes: changes - 1,
          ownChanges: ownChanges - 1,
        })
      }
    },
  }
}

'use client'

import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { deviceNow } from '@/components/ui/device-time'
import { MINUTE_MS } from '@/lib/durations'
import { isoDay, isoMinute, shortDay } from '@/lib/format'

const OwnersZone = createContext<string | null>(null)

/** Instants below it are shown in the owner's time zone, as in tables (G-140). */
export function TimeZoneProvider({ zone, children }: { zone: string; children: ReactNode }) {
  return <OwnersZone value={zone}>{children}</OwnersZone>
}

type MomentProps = {
  /** ISO */
  at: string
  isDay?: boolean
  /** To the second, for what can happen twice in a minute. */
  isExact?: boolean
}

/** It is shown to the minute, or as a day. */
export function Moment({ at, isDay = false, isExact = false }: MomentProps) {
  const zone = useZone()
  const whole = useMoment(at, isExact ? 'seconds' : undefined)
  return (
    <time dateTime={at} title={zone ?? 'UTC'}>
      {isDay ? isoDay(isoMinute(at, zone ?? 'UTC')) : whole}
    </time>
  )
}

/** Other pages than the owner's have the reader's zone; without scripts UTC, which is named. */
export function useMoment(at: string, part?: 'time' | 'seconds'): string {
  const isOwners = use(OwnersZone) !== null
  const zone = useZone()
  // All zones have the same seconds.
  const seconds = part === 'seconds' ? at.slice(16, 19) : ''
  const minute = isoMinute(at, zone ?? 'UTC') + seconds
  const [day = '', time = ''] = minute.split(' ')
  const whole = isOwners ? minute : `${shortDay(day)}, ${time}`
  return `${part === 'time' ? time : whole}${zone === null ? ' UTC' : ''}`
}

/** Milliseconds until then, counted in minutes; null without scripts, as a page may be a stored one. */
export function useTimeLeft(at: string): number | null {
  const minute = useSyncExternalStore(eachMinute, readMinute, noMinute)
  return minute && Date.parse(at) - minute
}

function eachMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

const readMinute = () => Math.floor(deviceNow() / MINUTE_MS) * MINUTE_MS
const noMinute = () => null

function useZone(): string | null {
  const owners = use(OwnersZone)
  const readers = useSyncExternalStore(neverChanges, readZone, noZone)
  return owners ?? readers
}

const neverChanges = () => () => {}
const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const noZone = () => null

export function useMinute(): (at: string) => string {
  const zone = use(OwnersZone) ?? 'UTC'
  return (at) => isoMinute(at, zone)
}

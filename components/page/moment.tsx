'use client'

import { createContext, type ReactNode, use } from 'react'
import { isoDay, isoMinute } from '@/lib/format'

const TimeZone = createContext('UTC')

type TimeZoneProviderProps = { zone: string; children: ReactNode }

/** Instants below it are shown in the owner's time zone (G-140). */
export function TimeZoneProvider({ zone, children }: TimeZoneProviderProps) {
  return <TimeZone value={zone}>{children}</TimeZone>
}

/** `at` is ISO; it is shown to the minute, or as a day. */
export function Moment({ at, isDay = false }: { at: string; isDay?: boolean }) {
  const zone = use(TimeZone)
  const minute = isoMinute(at, zone)
  return (
    <time dateTime={at} title={zone}>
      {isDay ? isoDay(minute) : minute}
    </time>
  )
}

export function useMinute(): (at: string) => string {
  const zone = use(TimeZone)
  return (at) => isoMinute(at, zone)
}

'use client'

import { createContext, type ReactNode, use } from 'react'
import { isoMinute } from '@/lib/format'

const TimeZone = createContext('UTC')

type TimeZoneProviderProps = { zone: string; children: ReactNode }

/** Instants below it are shown in the owner's time zone (G-140). */
export function TimeZoneProvider({ zone, children }: TimeZoneProviderProps) {
  return <TimeZone value={zone}>{children}</TimeZone>
}

/** `at` is ISO; it is shown to the minute, with its zone after it. */
export function Moment({ at }: { at: string }) {
  const zone = use(TimeZone)
  return (
    <time dateTime={at} title={zone}>
      {isoMinute(at, zone)}
    </time>
  )
}

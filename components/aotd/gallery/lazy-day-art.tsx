'use client'

import { lazy } from 'react'
import type { DayArtProps } from './day-art'

const DayArt = lazy(async () => ({ default: (await import('./day-art')).DayArt }))

/** Visitors do not load its code; the page waits for it, so that it works without scripts. */
export function LazyDayArt(props: DayArtProps) {
  return <DayArt {...props} />
}

'use client'

import { lazy } from 'react'
import type { DayArtProps } from './day-art'

const DayArt = lazy(async () => ({ default: (await import('./day-art')).DayArt }))

/** On a page that visitors read too. The page waits for it, as readers without scripts cannot. */
export function LazyDayArt(props: DayArtProps) {
  return <DayArt {...props} />
}

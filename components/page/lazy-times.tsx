'use client'

import dynamic from 'next/dynamic'

/** Visitors of the same pages do not load it. */
export const LazyTimes = dynamic(async () => (await import('./moment')).TimeZoneProvider)

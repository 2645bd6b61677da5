'use client'

import dynamic from 'next/dynamic'

/** On pages that are read by people who decide nothing. */
export const LazyDecisions = dynamic(async () => (await import('./decisions')).Decisions)

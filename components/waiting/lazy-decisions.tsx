'use client'

import dynamic from 'next/dynamic'

/** They are loaded late, as pages with them are also read by people who decide nothing. */
export const LazyDecisions = dynamic(async () => (await import('./decisions')).Decisions)

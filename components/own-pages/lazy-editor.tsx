'use client'

import dynamic from 'next/dynamic'

/** Its code is for the owner alone, so readers of the same addresses do not load it. */
export const LazyPageEditor = dynamic(async () => (await import('./page-editor')).PageEditor)

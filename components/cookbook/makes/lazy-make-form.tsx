'use client'

import dynamic from 'next/dynamic'

/** Its code is for members alone. */
export const LazyMakeForm = dynamic(async () => (await import('./make-form')).MakeForm)

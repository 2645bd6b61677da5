'use client'

import dynamic from 'next/dynamic'

/* They are for the owner alone, so visitors of the store do not load them. */

export const LazyAdmin = dynamic(async () => (await import('./store-admin')).StoreAdmin)
export const LazyDeleted = dynamic(
  async () => (await import('@/components/page/deleted-section')).DeletedSection,
)
export const LazyControls = dynamic(async () => (await import('./item-controls')).ItemControls)

'use client'

import dynamic from 'next/dynamic'

export const LazyKeepCookbook = dynamic(
  async () => (await import('./keep-cookbook')).KeepCookbook,
  { ssr: false },
)

'use client'

import type { ReactNode } from 'react'
import { listUncollected } from '@/lib/badges/queries'

/** Null where the badges cannot be fetched: they wait for the next visit. */
export async function openNewBadges(): Promise<ReactNode> {
  const first = await listUncollected().catch(() => [])
  if (first.length === 0) return null
  const { NewBadges } = await import('./new-badges')
  return <NewBadges first={first} />
}

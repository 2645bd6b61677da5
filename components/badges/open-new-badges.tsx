'use client'

import type { ReactNode } from 'react'
import { listUncollected } from '@/lib/badges/queries'
import { NewBadges } from './new-badges'

/** Null where the badges cannot be fetched: they wait for the next visit. */
export async function openNewBadges(): Promise<ReactNode> {
  const first = await listUncollected().catch(() => [])
  return first.length > 0 ? <NewBadges first={first} /> : null
}

import type { ReactNode } from 'react'
import { LazyTimes } from '@/components/page/lazy-times'
import { env } from '@/lib/env'

/** G-140 */
export function OwnerTimes({ children }: { children: ReactNode }) {
  return <LazyTimes zone={env().TIME_ZONE}>{children}</LazyTimes>
}

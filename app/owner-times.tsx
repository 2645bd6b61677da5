import type { ReactNode } from 'react'
import { TimeZoneProvider } from '@/components/page/moment'
import { env } from '@/lib/env'

/** G-140 */
export function OwnerTimes({ children }: { children: ReactNode }) {
  return <TimeZoneProvider zone={env().TIME_ZONE}>{children}</TimeZoneProvider>
}

import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/shell/not-found-screen'
import { SiteShell } from './site-shell'

export const metadata: Metadata = { title: { absolute: 'Not Found' } }

/** For paths without a page; only the root layout is around it. */
export default function NotFound() {
  return (
    <SiteShell>
      <NotFoundScreen />
    </SiteShell>
  )
}

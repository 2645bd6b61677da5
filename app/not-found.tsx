import type { Metadata } from 'next'
import { NotFoundScreen } from '@/components/shell/not-found-screen'
import { SiteShell } from './site-shell'

export const metadata: Metadata = { title: { absolute: 'Not Found' } }

/** For paths that belong to no page at all; they have no layout but the root's. */
export default function NotFound() {
  return (
    <SiteShell>
      <NotFoundScreen />
    </SiteShell>
  )
}

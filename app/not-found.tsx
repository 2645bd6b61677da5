import { NotFoundScreen } from '@/components/shell/not-found-screen'
import { NOT_FOUND } from './missing-page'
import { SiteShell } from './site-shell'

export const metadata = NOT_FOUND

/** For paths without a page; only the root layout is around it. */
export default function NotFound() {
  return (
    <SiteShell>
      <NotFoundScreen />
    </SiteShell>
  )
}

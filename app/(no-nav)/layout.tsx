import type { ReactNode } from 'react'
import { SiteShell } from '../site-shell'

/** With the site's shell, but without navigation in its header (G-20). */
export default function NoNavigationLayout({ children }: { children: ReactNode }) {
  return <SiteShell hasNavigation={false}>{children}</SiteShell>
}

import type { ReactNode } from 'react'
import { SiteShell } from '../site-shell'

/** The site's shell without navigation in its header (G-20) and without pop-ups (G-133). */
export default function NoNavigationLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell hasNavigation={false} hasBadges={false}>
      {children}
    </SiteShell>
  )
}

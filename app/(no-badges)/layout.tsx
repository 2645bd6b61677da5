import type { ReactNode } from 'react'
import { SiteShell } from '../site-shell'

/** The site's shell without pop-ups (G-133). */
export default function NoBadgesLayout({ children }: { children: ReactNode }) {
  return <SiteShell hasBadges={false}>{children}</SiteShell>
}

import Link from 'next/link'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { PATHS } from '@/lib/config/paths'
import styles from './panel-place.module.css'

/** A link for admins, a disabled text for others (G-8). */
export function PanelPlace({ viewer }: { viewer: Viewer | null }) {
  return (
    <aside className={`${styles.place} type-small muted`} aria-label="Admin panel">
      {hasRole(viewer, 'admin') ? (
        <Link href={PATHS.adminArt} prefetch={false}>
          admin panel
        </Link>
      ) : (
        <>
          <p>admin panel</p>
          <p>{ART_ADMIN_TEXTS.noPermission}</p>
        </>
      )}
    </aside>
  )
}

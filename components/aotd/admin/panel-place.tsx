import { Link } from '@/components/ui/link'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { PATHS } from '@/lib/config/paths'
import styles from './panel-place.module.css'

/** A link for admins; others read why not if they asked for the panel (G-8, G-135). */
export function PanelPlace({ viewer, isAsked }: { viewer: Viewer | null; isAsked: boolean }) {
  const isAdmin = hasRole(viewer, 'admin')
  if (!isAdmin && !isAsked) return null
  return (
    <aside className={`${styles.place} type-small muted`} aria-label="Admin panel">
      {isAdmin ? (
        <Link href={PATHS.adminArt}>admin panel</Link>
      ) : (
        <>
          <p>admin panel</p>
          <p>{ART_ADMIN_TEXTS.noPermission}</p>
        </>
      )}
    </aside>
  )
}

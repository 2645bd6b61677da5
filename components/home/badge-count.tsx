import { Link } from '@/components/ui/link'
import { PATHS } from '@/lib/config/paths'
import { count } from '@/lib/format'
import styles from './home.module.css'

/** Collected ones, as in the status (G-33). */
export function BadgeCount({ badges }: { badges: number }) {
  return (
    <p className={styles.row}>
      <Link href={PATHS.badges} className={styles.more}>
        badges
      </Link>
      <span className={styles.role}>{count(badges)}</span>
    </p>
  )
}

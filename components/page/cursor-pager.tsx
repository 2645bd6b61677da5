import Link from 'next/link'
import styles from './admin-page.module.css'

type CursorPagerProps = {
  /** Names the links for readers of the page. */
  label: string
  /** Of the newest page. */
  newest: string
  isNewest: boolean
  /** Of the next page; null where there is none. */
  older: string | null
  /** The list stands further down, and one stays there. */
  keepsPlace?: boolean
}

/** Leads through a list of which each page names the next. */
export function CursorPager({ label, newest, isNewest, older, keepsPlace }: CursorPagerProps) {
  if (isNewest && older === null) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      {!isNewest && (
        <Link href={newest} prefetch={false} scroll={!keepsPlace}>
          newest
        </Link>
      )}
      {older !== null && (
        <Link href={older} prefetch={false} scroll={!keepsPlace}>
          older
        </Link>
      )}
    </nav>
  )
}

import Link from 'next/link'
import { PATHS } from '@/lib/config/paths'
import styles from './header.module.css'
import { LogoutButton } from './logout-button'
import { NavLink } from './nav-link'
import { NAVIGATION } from './navigation'

type HeaderProps = { siteName: string; isSignedIn: boolean }

/** The wordmark, where one can go, and the way in or out. */
export function Header({ siteName, isSignedIn }: HeaderProps) {
  return (
    <header className={`${styles.header} content`}>
      <Wordmark siteName={siteName} />
      <nav className={styles.nav} aria-label="Pages">
        {NAVIGATION.map(({ href, label }) => (
          <NavLink key={href} href={href} label={label} />
        ))}
      </nav>
      <div className={styles.account}>
        {isSignedIn ? <LogoutButton /> : <NavLink href={PATHS.login} label="login" />}
      </div>
    </header>
  )
}

/** The header of the pages that have no navigation (S1 §2). */
export function BareHeader({ siteName }: { siteName: string }) {
  return (
    <header className={styles.bare}>
      <Wordmark siteName={siteName} />
    </header>
  )
}

function Wordmark({ siteName }: { siteName: string }) {
  return (
    <Link href={PATHS.home} prefetch={false} className={styles.wordmark}>
      {siteName}
    </Link>
  )
}

import Link from 'next/link'
import type { NavEntry, NavMenu as Menu } from '@/lib/config/navigation'
import { PATHS } from '@/lib/config/paths'
import { AccountNav } from './account-nav'
import styles from './header.module.css'
import { NavLink } from './nav-link'
import { NavMenu } from './nav-menu'

type HeaderProps = {
  siteName: string
  isSignedIn: boolean
  navigation: readonly (NavEntry | Menu)[]
}

export function Header({ siteName, isSignedIn, navigation }: HeaderProps) {
  return (
    <header className={`${styles.header} content`}>
      <Wordmark siteName={siteName} />
      <nav className={styles.nav} aria-label="Pages">
        {navigation.map((item) =>
          'entries' in item ? (
            <NavMenu key={item.label} {...item} />
          ) : (
            <NavLink key={item.href} {...item} className={styles.link} />
          ),
        )}
      </nav>
      <AccountNav isSignedIn={isSignedIn} />
    </header>
  )
}

/** Without navigation. */
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

import { Link } from '@/components/ui/link'
import {
  ADMIN_ENTRY,
  MEMBER_ENTRIES,
  type NavEntry,
  type NavMenu as Menu,
  VISITOR_ENTRIES,
} from '@/lib/config/navigation'
import { PATHS } from '@/lib/config/paths'
import { AccountNav } from './account-nav'
import styles from './header.module.css'
import { LogoutButton } from './logout-button'
import { NavLink } from './nav-link'
import { NavMenu } from './nav-menu'

type HeaderProps = {
  siteName: string
  isSignedIn: boolean
  isAdmin: boolean
  navigation: readonly (NavEntry | Menu)[]
}

export function Header({ siteName, isSignedIn, isAdmin, navigation }: HeaderProps) {
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
      <nav className={styles.account} aria-label="Account">
        <AccountNav
          isSignedIn={isSignedIn}
          member={
            <>
              <NavLinks entries={isAdmin ? [ADMIN_ENTRY, ...MEMBER_ENTRIES] : MEMBER_ENTRIES} />
              <LogoutButton />
            </>
          }
          visitor={<NavLinks entries={VISITOR_ENTRIES} />}
        />
      </nav>
    </header>
  )
}

function NavLinks({ entries }: { entries: readonly NavEntry[] }) {
  return entries.map((entry) => <NavLink key={entry.href} {...entry} className={styles.link} />)
}

type BareHeaderProps = { siteName: string; className?: string }

export function BareHeader({ siteName, className = '' }: BareHeaderProps) {
  return (
    <header className={`${styles.bare} ${className}`}>
      <Wordmark siteName={siteName} />
    </header>
  )
}

function Wordmark({ siteName }: { siteName: string }) {
  return (
    <Link href={PATHS.home} className={styles.wordmark}>
      {siteName}
    </Link>
  )
}

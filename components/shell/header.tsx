import { Link } from '@/components/ui/link'
import {
  ADMIN_ENTRY,
  MEMBER_ENTRIES,
  type NavEntry,
  type NavMenu as Menu,
  VISITOR_ENTRIES,
} from '@/lib/config/navigation'
import { PATHS } from '@/lib/config/paths'
import { sitePicturePath } from '@/lib/settings/catalogue'
import { AccountNav, LogoutButton } from './account-nav'
import styles from './header.module.css'
import { NavLink } from './nav-link'
import { NavMenu } from './nav-menu'

type WordmarkProps = {
  siteName: string
  /** Null while nobody has named the owner. */
  owner: string | null
  /** The name of the owner's picture, in place of the name of the site. */
  logo: string | null
}

type HeaderProps = WordmarkProps & {
  isSignedIn: boolean
  isAdmin: boolean
  navigation: readonly (NavEntry | Menu)[]
}

export function Header({ siteName, owner, logo, isSignedIn, isAdmin, navigation }: HeaderProps) {
  return (
    <header className={`${styles.header} content`}>
      <Wordmark siteName={siteName} owner={owner} logo={logo} />
      <nav className={styles.nav} aria-label="Pages">
        {navigation.map((item) =>
          'entries' in item ? (
            <NavMenu key={item.label} {...item} />
          ) : (
            <NavLink
              key={item.href}
              href={item.href}
              label={item.label}
              className={`${styles.link} ${item.isWide ? styles.wide : ''}`}
            />
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

type BareHeaderProps = WordmarkProps & { className?: string }

export function BareHeader({ className = '', ...brand }: BareHeaderProps) {
  return (
    <header className={`${styles.bare} ${className}`}>
      <Wordmark {...brand} />
    </header>
  )
}

function Wordmark({ siteName, owner, logo }: WordmarkProps) {
  return (
    <div className={styles.brand}>
      <Link href={PATHS.home} className={styles.wordmark}>
        {logo ? (
          <img src={sitePicturePath(logo)} alt={siteName} className={styles.logo} />
        ) : (
          siteName
        )}
      </Link>
      <p className={`${styles.owner} muted`}>{owner ? `by ${owner}` : 'a personal site'}</p>
    </div>
  )
}

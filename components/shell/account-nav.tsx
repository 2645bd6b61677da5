'use client'

import { useSessionEnded } from '@/components/ui/form/session-state'
import { MEMBER_ENTRIES, VISITOR_ENTRIES } from '@/lib/config/navigation'
import styles from './header.module.css'
import { LogoutButton } from './logout-button'
import { NavLink } from './nav-link'

/** Follows a session that ended while the page keeps a form open. */
export function AccountNav({ isSignedIn: wasSignedIn }: { isSignedIn: boolean }) {
  const hasEnded = useSessionEnded()
  const isSignedIn = wasSignedIn && !hasEnded
  return (
    <nav className={styles.account} aria-label="Account">
      {(isSignedIn ? MEMBER_ENTRIES : VISITOR_ENTRIES).map((entry) => (
        <NavLink key={entry.href} {...entry} className={styles.link} />
      ))}
      {isSignedIn && <LogoutButton />}
    </nav>
  )
}

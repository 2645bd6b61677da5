'use client'

import Link, { useLinkStatus } from 'next/link'
import styles from './leaderboard.module.css'

type BoardLinkProps = { href: string; isCurrent?: boolean; children: string }

/** Keeps the scroll position. */
export function BoardLink({ href, isCurrent = false, children }: BoardLinkProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-current={isCurrent || undefined}
      className={styles.link}
    >
      <Words>{children}</Words>
    </Link>
  )
}

function Words({ children }: { children: string }) {
  const { pending } = useLinkStatus()
  return (
    <span className={pending ? styles.pending : undefined} aria-busy={pending || undefined}>
      {children}
    </span>
  )
}

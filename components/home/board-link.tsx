'use client'

import { Link, useLinkPending } from '@/components/ui/link'
import styles from './leaderboard.module.css'

type BoardLinkProps = { href: string; isCurrent?: boolean; children: string }

export function BoardLink({ href, isCurrent = false, children }: BoardLinkProps) {
  return (
    <Link href={href} scroll={false} aria-current={isCurrent || undefined} className={styles.link}>
      <Words>{children}</Words>
    </Link>
  )
}

function Words({ children }: { children: string }) {
  const isPending = useLinkPending()
  return (
    <span className={isPending ? styles.pending : undefined} aria-busy={isPending || undefined}>
      {children}
    </span>
  )
}

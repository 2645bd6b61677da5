'use client'

import { useLinkStatus } from 'next/link'
import { Spinner } from '@/components/ui/spinner'
import styles from './pager.module.css'

/** Inside a link, while the page behind it is loading. */
export function PagePending() {
  const { pending } = useLinkStatus()
  return pending ? (
    <span className={styles.pending}>
      <Spinner label="Loading" />
    </span>
  ) : null
}

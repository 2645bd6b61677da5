'use client'

import { useLinkPending } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import styles from './pager.module.css'

export function PagePending() {
  const isPending = useLinkPending()
  return isPending ? (
    <span className={styles.pending}>
      <Spinner label="Loading" />
    </span>
  ) : null
}

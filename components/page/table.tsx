import type { ReactNode } from 'react'
import styles from './table.module.css'

type TableProps = {
  /** Names the table, and the place in which it scrolls where it is wider than the screen. */
  label: string
  head: ReactNode
  children: ReactNode
}

/** A table of an admin's screen; on a phone it alone scrolls, by finger and by key. */
export function Table({ label, head, children }: TableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

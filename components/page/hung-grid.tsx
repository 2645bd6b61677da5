import type { ReactNode } from 'react'
import styles from './hung-grid.module.css'

type HungGridProps = {
  /** Columns of at least 350 px instead of 320. */
  isWide?: boolean
  /** List items with one figure: the picture first, then its caption. */
  children: ReactNode
}

/** Pictures of several formats, each row on a common caption line. */
export function HungGrid({ isWide = false, children }: HungGridProps) {
  return <ul className={`${styles.grid} ${isWide ? styles.wide : ''}`}>{children}</ul>
}

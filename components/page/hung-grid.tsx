import type { ReactNode } from 'react'
import styles from './hung-grid.module.css'

type HungGridProps = {
  /** The columns: at least 120, 320 or 350 px. */
  size?: 'small' | 'medium' | 'large'
  /** List items with one figure: the picture first, then its caption. */
  children: ReactNode
}

export function HungGrid({ size = 'medium', children }: HungGridProps) {
  return <ul className={`${styles.grid} ${styles[size]}`}>{children}</ul>
}

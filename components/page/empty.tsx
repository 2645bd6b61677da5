import type { ReactNode } from 'react'
import styles from './empty.module.css'

type EmptyProps = {
  /** `centre` for one line, `tall` for a whole page. */
  place?: 'start' | 'centre' | 'tall'
  children: ReactNode
}

export function Empty({ place = 'start', children }: EmptyProps) {
  return <div className={`${styles.empty} ${styles[place]}`}>{children}</div>
}

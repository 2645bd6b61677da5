import type { ReactNode } from 'react'
import styles from './empty.module.css'

type EmptyProps = {
  /** `centre` for one line, `tall` for a whole page. */
  place?: 'start' | 'centre' | 'tall'
  /** What would stand here, and who can add it. */
  hint?: string | undefined
  children: ReactNode
}

export function Empty({ place = 'start', hint, children }: EmptyProps) {
  return (
    <div className={`${styles.empty} ${styles[place]}`}>
      {children}
      {hint && <p className="type-control muted">{hint}</p>}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './screen.module.css'

/** Short pages such as errors use it; every page loads it, so it is small. */
export function Screen({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={`${styles.screen} content`}>
      <h1 className="type-title">{title}</h1>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}

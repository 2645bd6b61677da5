import type { ReactNode } from 'react'
import styles from './screen.module.css'

type ScreenProps = {
  title: string
  children?: ReactNode
}

/** Short pages such as errors use it; every page loads it, so it is small. */
export function Screen({ title, children }: ScreenProps) {
  return (
    <div className={`${styles.screen} content`}>
      <h1 className="type-title">{title}</h1>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}

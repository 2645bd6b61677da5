import type { ReactNode } from 'react'
import styles from './screen.module.css'

type ScreenProps = {
  /** The exact words as the page's title. */
  title: string
  children?: ReactNode
}

/** A page that has little to say: not found, forbidden, error. */
export function Screen({ title, children }: ScreenProps) {
  return (
    <div className={`${styles.screen} content`}>
      <h1 className="type-title">{title}</h1>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}

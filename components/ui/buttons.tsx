import type { ReactNode } from 'react'
import styles from './buttons.module.css'

export function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

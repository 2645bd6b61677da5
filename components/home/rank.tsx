import type { ReactNode } from 'react'
import styles from './home.module.css'

/** G-34 */
export function Rank({ role, children }: { role: string; children?: ReactNode }) {
  return (
    <div className={`${styles.row} type-small muted`}>
      <span>
        rank <span>{role}</span>
      </span>
      {children}
    </div>
  )
}

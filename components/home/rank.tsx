import type { ReactNode } from 'react'
import styles from './home.module.css'

type RankProps = { role: string; children?: ReactNode }

/** G-34 */
export function Rank({ role, children }: RankProps) {
  return (
    <div className={`${styles.row} type-small muted`}>
      <span>
        rank <span>{role}</span>
      </span>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './picture-columns.module.css'

type PictureColumnsProps = {
  picture: ReactNode
  /** The picture fills less than its column. */
  isUpright?: boolean
  children: ReactNode
}

export function PictureColumns({ picture, isUpright = false, children }: PictureColumnsProps) {
  return (
    <div className={`${styles.columns} ${isUpright ? styles.upright : ''}`}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}

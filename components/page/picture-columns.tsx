import type { ReactNode } from 'react'
import styles from './picture-columns.module.css'

type PictureColumnsProps = { picture: ReactNode; children: ReactNode }

export function PictureColumns({ picture, children }: PictureColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './art-layout.module.css'

type ArtLayoutProps = { picture: ReactNode; children: ReactNode }

/** The picture and what is said of it, two to one where there is room. */
export function ArtLayout({ picture, children }: ArtLayoutProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  )
}

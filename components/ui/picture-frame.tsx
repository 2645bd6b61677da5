import type { ReactNode } from 'react'
import { Bands } from './bands'
import styles from './picture-frame.module.css'

export function PictureFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>
}

type BandsPlaceProps = {
  /** `faint` and `falling` (animated) for waiting. */
  variant: 'still' | 'faint' | 'falling'
}

export function BandsPlace({ variant }: BandsPlaceProps) {
  return <Bands direction="down" className={`${styles.bands} ${styles[variant] ?? ''}`} />
}

/** The colours lie below a picture that loads; no box moves when they change. */
export function BandsGround() {
  return <span className={styles.ground} aria-hidden="true" />
}

export function CrossedPlace() {
  return (
    <svg className={styles.crossed} aria-hidden="true">
      <line x1="0" y1="0" x2="100%" y2="100%" />
      <line x1="100%" y1="0" x2="0" y2="100%" />
    </svg>
  )
}

type CornerCutProps = { side?: 'left' | 'right'; children: ReactNode }

export function CornerCut({ side = 'left', children }: CornerCutProps) {
  return <div className={`${styles.cut} ${styles[side]}`}>{children}</div>
}

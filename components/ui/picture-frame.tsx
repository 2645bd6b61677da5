import type { ReactNode } from 'react'
import { Bands } from './bands'
import styles from './picture-frame.module.css'

type PictureFrameProps = {
  /** Bleeds to the edges of a narrow screen. */
  bleeds?: boolean
  children: ReactNode
}

/** The place of a picture, of its own size before there is one. */
export function PictureFrame({ bleeds = false, children }: PictureFrameProps) {
  return <div className={`${styles.frame} ${bleeds ? styles.bleeds : ''}`}>{children}</div>
}

type BandsPlaceProps = {
  /** `still`: the colours alone; `faint`: waiting; `falling`: they come down while one waits. */
  manner: 'still' | 'faint' | 'falling'
}

/** The five colours in the place of the picture. */
export function BandsPlace({ manner }: BandsPlaceProps) {
  return <Bands direction="down" className={`${styles.bands} ${styles[manner]}`} />
}

/** The crossed frame of a picture that failed. */
export function CrossedPlace() {
  return (
    <svg className={styles.crossed} aria-hidden="true">
      <line x1="0" y1="0" x2="100%" y2="100%" />
      <line x1="100%" y1="0" x2="0" y2="100%" />
    </svg>
  )
}

/** A paper corner that lies on the picture. */
export function CornerCut({ children }: { children: ReactNode }) {
  return <div className={styles.cut}>{children}</div>
}

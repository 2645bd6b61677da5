import type { ReactNode } from 'react'
import { Buttons } from '@/components/ui/button'
import { PictureFrame } from '@/components/ui/picture-frame'
import { PictureColumns } from './picture-columns'
import styles from './picture-state.module.css'

export function PictureState({ place, children }: { place: ReactNode; children: ReactNode }) {
  return (
    <PictureColumns picture={<PictureFrame>{place}</PictureFrame>}>
      <div className={styles.state}>{children}</div>
    </PictureColumns>
  )
}

export function StateActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <Buttons>{children}</Buttons>
    </div>
  )
}

import type { ReactNode } from 'react'
import { PictureFrame } from '@/components/ui/picture-frame'
import { PictureColumns } from './picture-columns'
import styles from './picture-state.module.css'

type PictureStateProps = {
  place: ReactNode
  children: ReactNode
}

export function PictureState({ place, children }: PictureStateProps) {
  return (
    <PictureColumns picture={<PictureFrame bleeds>{place}</PictureFrame>}>
      <div className={styles.state}>{children}</div>
    </PictureColumns>
  )
}

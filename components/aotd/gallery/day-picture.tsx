'use client'

import { useState } from 'react'
import { ArtPicture, type ArtPictureProps } from '@/components/aotd/art-facts'
import { CrossedPlace, PictureFrame } from '@/components/ui/picture-frame'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import styles from './day-picture.module.css'

export function DayPicture(props: Omit<ArtPictureProps, 'onError'>) {
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed) return <ArtPicture {...props} onError={() => setFailed(true)} />
  return (
    <figure>
      <PictureFrame bleeds>
        <CrossedPlace />
      </PictureFrame>
      <figcaption className={`${styles.failed} type-control`} role="alert">
        {ART_TEXTS.imageFailed}
      </figcaption>
    </figure>
  )
}

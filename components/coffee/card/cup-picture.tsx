'use client'

import { Picture, PictureSpace } from '@/components/ui/picture'
import { useNear } from '@/components/ui/use-near'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { smallImagePath } from '@/lib/coffee/tags'
import styles from './cup-picture.module.css'

const SIZE = { width: 720, height: 576 }
const MARGIN = '500px'

type CupPictureProps = {
  /** Null without a picture, which shows the place without words (G-128). */
  imageUrl: string | null
  alt: string
  isFirst: boolean
}

export function CupPicture({ imageUrl, alt, isFirst }: CupPictureProps) {
  const { isNear, ref } = useNear(isFirst, MARGIN)
  if (imageUrl !== null && isNear) {
    return (
      <div className={styles.frame}>
        <Picture
          key={imageUrl}
          src={smallImagePath(imageUrl)}
          alt={alt}
          failed={COFFEE_TEXTS.imageFailed}
          {...SIZE}
        />
      </div>
    )
  }
  return (
    <div ref={ref} className={`${styles.frame} ${styles.waiting}`}>
      <PictureSpace {...SIZE} />
      {imageUrl !== null && (
        <noscript>
          <img src={smallImagePath(imageUrl)} alt={alt} {...SIZE} />
        </noscript>
      )}
    </div>
  )
}

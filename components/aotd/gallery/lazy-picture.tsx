'use client'

import { useState } from 'react'
import { ArtImage } from '@/components/aotd/art-image'
import { CrossedPlace } from '@/components/ui/picture-frame'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import styles from './lazy-picture.module.css'
import { useNear } from './use-near'

type LazyPictureProps = {
  src: string
  alt: string
  width: number
  height: number
  /** In the first view, so loaded without scripts. */
  isFirst: boolean
}

/** Loaded near the viewport; the ratio is reserved. */
export function LazyPicture({ src, alt, width, height, isFirst }: LazyPictureProps) {
  const { isNear, ref } = useNear(isFirst)
  const [hasFailed, setFailed] = useState(false)

  const place = (
    <svg className={styles.space} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
  )
  if (hasFailed) {
    return (
      <div className={styles.place}>
        {place}
        <CrossedPlace />
        <p className={`${styles.failed} type-small`}>{ART_TEXTS.imageFailed}</p>
      </div>
    )
  }
  if (isNear) {
    return (
      <div className={styles.place}>
        <ArtImage
          src={src}
          alt={alt}
          width={width}
          height={height}
          onError={() => setFailed(true)}
        />
      </div>
    )
  }
  return (
    <div ref={ref} className={styles.place}>
      {place}
      <noscript>
        <img src={src} alt={alt} className={styles.whole} />
      </noscript>
    </div>
  )
}
